const grouped = (separator: string) => new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`)

/** A typed amount without the words and signs around its digits. */
interface Figures {
  readonly text: string
  /** True if `,-` or `.-` followed the digits. The amount then has no decimals. */
  readonly isWhole: boolean
}

function figuresOf(typed: string): Figures {
  const bare = typed
    .trim()
    .replace(/^(kr\.?|nok)/i, '')
    .replace(/(kr\.?|nok)$/i, '')
    .replaceAll(/\s*([.,])\s*/g, '$1')
    .trim()
  const text = bare.replace(/[.,][-–—−]{1,2}$/, '').trim()
  return { text, isWhole: text !== bare }
}

/**
 * The possible meanings of a typed amount, in kroner (docs/rules/base.md#money). None when it is no amount. Two when it
 * can be read with a thousands separator or with decimals (`1.234`). Accepts `1 234,50`, `1.234,50`, `1,234.50`,
 * `1234.5`, `kr 99,-`. Refuses exponents, negatives and more than two decimals. Digits in groups of other lengths (`1
 * 23,4`) are read without their spaces. That may be wrong, so `parseKroner` refuses them.
 */
export function readKroner(typed: string): readonly number[] {
  const { text, isWhole } = figuresOf(typed)
  const bare = text.replaceAll(/\s/g, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare)!
  const separator = /[.,]/.exec(whole)?.[0]
  const groups = separator !== undefined && grouped(separator).test(whole)
  // The decimal separator differs from the thousands separator. A dash never follows an amount with decimals.
  if (decimals !== '' && (isWhole || (groups && bare.at(whole.length) === separator))) return []
  const digits = groups ? whole.replaceAll(separator, '') : whole
  if (!/^\d{1,12}$/.test(digits)) return []
  const amount = Number(decimals === '' ? digits : `${digits}.${decimals}`)
  const isOneGroup = groups && decimals === '' && digits.length <= 6 && whole.length === digits.length + 1
  if (!isOneGroup || isWhole) return [amount]
  const asDecimals = Math.round(Number(whole.replace(',', '.')) * 100) / 100
  return whole.startsWith('0') ? [] : [amount, asDecimals]
}

/** True if spaces separate groups of three digits. In other groups a digit may be missing or extra. */
export const isWellGrouped = (digits: string): boolean =>
  !/\s/.test(digits) || /^[1-9]\d{0,2}(\s+\d{3})+([.,]\S*)?$/.test(digits)

/** A typed amount in kroner. Null when it is not an amount, or when its meaning is unclear and must be asked for. */
export function parseKroner(typed: string): number | null {
  const readings = readKroner(typed)
  return readings.length === 1 && isWellGrouped(figuresOf(typed).text) ? readings[0]! : null
}
