// Only the project of the pure files has these declarations. They make the clock and random values useless there,
// because a rule gets time and chance as arguments.

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
