// Swift's Testing looks for this module wherever UIKit is imported beside it. It has nothing to add here.
