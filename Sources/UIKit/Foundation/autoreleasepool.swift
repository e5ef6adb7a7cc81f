/// Calls the closure; there is nothing to release where Objective-C is not.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
