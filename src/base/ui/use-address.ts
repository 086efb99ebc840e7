import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { z } from 'zod'

type Patch = Readonly<Record<string, string | number | undefined>>

/** The address with the patch applied; what is undefined or equal to its default (else: empty) leaves it. */
export function patched(path: string, search: string, patch: Patch, defaults: Patch = {}): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || String(value) === String(defaults[key] ?? '')) next.delete(key)
    else next.set(key, String(value))
  }
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

/**
 * State of a screen that lives in the address: reload, Back and a copied link keep it. `schema` reads texts, every
 * key with a default and a `.catch()`, so that a broken address falls back. Setting replaces the entry: typing in a
 * search field must not fill the history.
 */
export function useAddress<S extends z.ZodObject>(
  schema: S,
): readonly [z.output<S>, (patch: Partial<z.output<S>>) => void] {
  const { history } = useRouter()
  const search = useLocation({ select: (at) => at.searchStr })
  const values = useMemo(() => schema.parse(known(schema, search)), [schema, search])
  return [
    values,
    (patch) => {
      const at = history.location
      history.replace(patched(at.pathname, at.search, patch as Patch, schema.parse({}) as Patch))
    },
  ]
}

const known = (schema: z.ZodObject, search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => key in schema.shape))

export interface AddressDialog {
  /** Opens what the patch names, as an entry of its own: Back closes it. */
  readonly open: (patch: Patch) => void
  /** Closes: goes Back to where it was opened; where the visit began here (shared link), takes the keys out of the address. */
  readonly close: (...keys: string[]) => void
}

/** Dialogs whose being open stands in the address. */
export function useAddressDialog(): AddressDialog {
  const { history } = useRouter()
  return useMemo(
    () => ({
      open: (patch) => {
        const at = history.location
        history.push(patched(at.pathname, at.search, patch))
      },
      close: (...keys) => {
        const at = history.location
        // The router counts the entries of this visit; the first one has nothing of ours before it.
        if (at.state.__TSR_index > 0) history.back()
        else history.replace(patched(at.pathname, at.search, Object.fromEntries(keys.map((key) => [key, undefined]))))
      },
    }),
    [history],
  )
}
