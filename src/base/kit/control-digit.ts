/**
 * Appends the control digit (modulo 11) to a drawn number. Draws again when the digit would be ten, because such a
 * number is never issued.
 */
export function drawWithControlDigit(draw: () => string): string {
  for (;;) {
    const body = draw()
    const sum = Array.from(body)
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
    const control = (11 - (sum % 11)) % 11
    if (control < 10) return `${body}${control}`
  }
}

/** True if a text is an organisation number: nine digits, the last of them the control digit (modulo 11) of the others. */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = Array.from(text.slice(0, -1))
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  return String((11 - (sum % 11)) % 11) === text.at(-1)
}

/** The two check digits that a KID may have: MOD10 (Luhn), and MOD11 with weights 2 to 7, where 10 is written `-`. */
function checkDigits(digits: string): readonly string[] {
  let [luhn, weighed, factor] = [0, 0, 2]
  for (let at = digits.length - 1, doubled = true; at >= 0; at -= 1, doubled = !doubled) {
    const digit = Number(digits[at])
    const product = doubled ? digit * 2 : digit
    luhn += product > 9 ? product - 9 : product
    weighed += digit * factor
    factor = factor === 7 ? 2 : factor + 1
  }
  const rest = (11 - (weighed % 11)) % 11
  return [String((10 - (luhn % 10)) % 10), rest === 10 ? '-' : String(rest)]
}

/** True if a text is a KID: 4 to 25 characters, the last of them a check digit by either modulus. */
export const isKid = (text: string): boolean =>
  /^\d{3,24}[\d-]$/.test(text) && checkDigits(text.slice(0, -1)).includes(text.at(-1)!)
