import { useLocation, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'

type Patch = Readonly<Record<string, string | number | undefined>>

/** The address with changed parameters, without undefined and default values (or, without a default, empty ones). */
export function patchUrl(path: string, search: string, patch: Patch, defaults: Patch = {}): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || String(value) === String(defaults[key] ?? '')) next.delete(key)
    else next.set(key, String(value))
  }
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

/**
 * The parameters of the address. A reload, Back and a copied link keep them. Every key has a
 * default and a `.catch()`, for a broken address. Setting a parameter replaces the history entry,
 * so that typing in a search field doesn't fill the history.
 */
export function useSearchParams<S extends z.ZodObject>(
  schema: S,
): readonly [z.output<S>, (patch: Partial<z.output<S>>) => void] {
  const { history } = useRouter()
  // The component renders again only when a parameter of the schema changes. Opening a dialog by another parameter
  // doesn't render the page behind it.
  const search = useLocation({ select: (at) => known(schema, at.searchStr) })
  const values = useMemo(() => schema.parse(Object.fromEntries(new URLSearchParams(search))), [schema, search])
  const set = useCallback(
    (patch: Partial<z.output<S>>) => {
      const at = history.location
      const url = patchUrl(at.pathname, at.search, patch as Patch, schema.parse({}) as Patch)
      // The history entry keeps its state.
      history.replace(url, at.state)
    },
    [history, schema],
  )
  return [values, set]
}

/** The part of the address that the schema reads. */
const known = (schema: z.ZodObject, search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => key in schema.shape)).toString()

export interface DialogParams {
  /** Opens a dialog by a new history entry, so that Back closes it. */
  readonly open: (patch: Patch) => void
  /** Closes the dialog that these keys of the address open. */
  readonly close: (...keys: string[]) => void
}

export function useDialogParams(): DialogParams {
  const { history } = useRouter()
  return useMemo(
    () => ({
      open: (patch) => {
        const at = history.location
        history.push(patchUrl(at.pathname, at.search, patch))
      },
      close: (...keys) => closeDialog(history, keys),
    }),
    [history],
  )
}

/**
 * Closes a dialog: goes back to where it was opened, or removes the keys when the visit began here (shared link). A
 * dialog also closes when its call is answered. If the person has left for another page by then, that page stays.
 */
export function closeDialog(history: RouterHistory, keys: readonly string[]): void {
  const { pathname, search } = history.location
  const shown = new URLSearchParams(search)
  if (!keys.some((key) => shown.has(key))) return
  if (history.canGoBack()) history.back()
  else history.replace(patchUrl(pathname, search, Object.fromEntries(keys.map((key) => [key, undefined]))))
}
