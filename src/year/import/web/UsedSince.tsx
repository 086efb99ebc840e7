import { z } from 'zod'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { recordKinds } from '../model'
import { importWords } from '../words'

const Changed = z.array(z.object({ kind: z.enum(recordKinds), id: z.number(), text: z.string() }))

const wordOf = {
  house: 'houses',
  supplier: 'suppliers',
  expense: 'expenses',
  income: 'income',
  item: 'items',
  contract: 'contracts',
} as const

/** The records that were changed or are used since, with which a file can't be taken back. */
export function UsedSince({ error }: { readonly error: unknown }) {
  const t = useWords(importWords)
  const changed = error instanceof CallError ? Changed.safeParse(error.details['changed']) : null
  if (!changed?.success) return null
  return (
    <ul>
      {changed.data.map(({ kind, id, text }) => (
        <li key={`${kind} ${id}`}>
          {t(wordOf[kind])}: {text}
        </li>
      ))}
    </ul>
  )
}
