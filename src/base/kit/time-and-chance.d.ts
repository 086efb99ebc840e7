// Only the project of the pure files has these declarations. They make the clock and random values useless: a rule gets
// both as arguments.

interface TimeIsAnArgument {
  readonly timeIsAnArgument: never
}
interface ChanceIsAnArgument {
  readonly chanceIsAnArgument: never
}

interface DateConstructor {
  new (): TimeIsAnArgument
  now(): TimeIsAnArgument
}

interface Math {
  random(): ChanceIsAnArgument
}
