// Only tsconfig.pure.json includes these declarations. They make the clock and random values useless in rules, which
// get both as arguments.

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
