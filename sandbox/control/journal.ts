import { openEntryStore, type StoreEntry } from './store'

/** One call that a provider of the sandbox received. */
export interface ReceivedCall extends StoreEntry {
  readonly at: string
  readonly provider: string
  readonly method: string
  /** With its query, as received. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Null when there is no answer (yet). */
  readonly status: number | null
}

const credentials =
  /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|api-key|ocp-apim-subscription-key)$/

/** Headers as text, without the values of credentials. The scheme (`Bearer`) stays. */
export const textWithoutCredentials = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const text = String(value)
      if (!credentials.test(name)) return [name, text]
      return [name, /^(basic|bearer|digest) /i.test(text) ? `${text.split(' ')[0]} ***` : '***']
    }),
  )

export const openJournal = (file: string) => openEntryStore<ReceivedCall>(file, { entries: 2000, bytes: 64_000_000 })
