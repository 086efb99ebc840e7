/** One text in the two languages of the product (English and Norwegian bokmål; `no` and `nb` are the same words). */
export interface Said {
  readonly en: string
  readonly nb: string
}
export type Language = 'en' | 'nb'

/** The words of one room. `room` is their namespace on the screen; parameters stand as {{name}}. */
export interface Words<K extends string = string> {
  readonly room: string
  readonly said: Readonly<Record<K, Said>>
}

/** A room's words, every text in both languages or it doesn't compile. */
export const words = <const K extends string>(room: string, said: Record<K, Said>): Words<K> => ({ room, said })

/** A text with its parameters filled in; for mails and documents, which are written outside the browser. */
export function say<K extends string>(
  from: Words<K>,
  key: K,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return from.said[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** `no`, `nb`, `nb-NO`, `nn` -> nb; anything else -> en (the specification's fallback). */
export const languageOf = (tag: string | undefined | null): Language => (/^\s*n[obn]\b/i.test(tag ?? '') ? 'nb' : 'en')
