/**
 * The number that `draw` begins, with its control digit of modulo 11 behind it, as organisation and account numbers have
 * it. It draws again where that digit would be ten: such a number is given to nobody.
 */
export function withMod11(draw: () => string): string {
  for (;;) {
    const body = draw()
    const sum = Array.from(body)
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
    const control = (11 - (sum % 11)) % 11
    if (control < 10) return `${body}${control}`
  }
}
