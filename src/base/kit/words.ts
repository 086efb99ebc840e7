/** A text in English and in Norwegian Bokmål. The language tags `no` and `nn` get `nb` too (`languageOf`). */
export interface Text {
  readonly en: string
  readonly nb: string
}
export type Language = 'en' | 'nb'

/** `namespace` names them in messages of checks. Parameters are written as {{name}}. */
export interface Words<K extends string = string> {
  readonly namespace: string
  readonly texts: Readonly<Record<K, Text>>
}

/** Every text must have both languages, or it doesn't compile. */
export const words = <const K extends string>(namespace: string, texts: Record<K, Text>): Words<K> => ({
  namespace,
  texts,
})

/** The text of a key, with its parameters filled in. */
export function translate<K extends string>(
  from: Words<K>,
  key: K,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return from.texts[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** `no`, `nb`, `nb-NO`, `nn` -> nb. Anything else -> en (docs/rules/app.md#language). */
export const languageOf = (tag: string | undefined | null): Language => (/^\s*n[obn]\b/i.test(tag ?? '') ? 'nb' : 'en')
