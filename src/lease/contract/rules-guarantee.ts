import type { Guarantee } from './model'

/** The texts about a guarantee, without the guarantor's name. A part that isn't stated is empty. */
export interface GuaranteeWords {
  readonly kind: string
  readonly sum: string
  readonly until: string
}

/** The kind of guarantee and the guarantor's name. NAV is not named twice when the name begins with it. */
export function guaranteeLine(
  { kind, by }: { readonly kind: string; readonly by: string },
  says: GuaranteeWords,
): string {
  const nav: Guarantee['kind'] = 'nav'
  const isNamed = kind === nav && /^nav\b/i.test(by.trim())
  return [isNamed ? '' : says.kind, by.trim(), says.sum, says.until].filter((part) => part !== '').join(', ')
}
