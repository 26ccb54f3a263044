// How a thing moves while it answers: where in its cell (0-1) the paint is that is seen at a place of it.
vec2 moved(vec2 at) {
  return at;
}
