/// A rectangle whose corners run parallel to those of the shape around it, as a container-relative shape's do.
public typealias ConcentricRectangle = ContainerRelativeShape
