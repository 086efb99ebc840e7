// Only the project of the pure files has these declarations: the clock and chance give nothing there that could be used,
// because time and chance are arguments of a rule.

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
