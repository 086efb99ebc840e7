import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { call } from '../../../base/ui/query/call'
import { queryClient, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { registerOpenForm } from '../../../base/ui/form/open-forms'
import { afterPaint } from '../../../base/ui/page/after-paint'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../../../bank/account/calls'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import { bankTransactionCalls } from '../../../bank/transaction/calls'
import { toRequestedSuggestion } from '../../../bank/transaction/model'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { callsReadingVouchers } from '../voucher/vouchers'
import { bankWords } from './words'
import { workQueue, type RowToAccept } from './work-queue'
import { rowsInState } from './work-rows'

/** The calls from whose answers the lines are made. */
const linesRows: readonly Row[] = [bankTransactionCalls.list, rentAccountCalls.arrears, rentAccountCalls.inBank]
const stale = [...callsReadingVouchers, bankAccountCalls.list].filter((row) => !linesRows.includes(row))

const readRows = async (rows: readonly Row[]): Promise<void> => {
  await Promise.all(rows.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/**
 * Reads the lists again. Waits for the answers from which the lines are made. Otherwise a finished
 * line would reappear for a moment.
 */
async function readAgain(): Promise<void> {
  void readRows(stale)
  await readRows(linesRows)
}

const newQueue = () =>
  workQueue({
    accept: (rows) =>
      call(bankMatchingCalls.accept, {
        body: { rows: rows.map(({ id, suggestion }) => ({ id, suggestion: toRequestedSuggestion(suggestion) })) },
      }),
    ignore: (id) => call(bankMatchingCalls.ignore, { params: { id: String(id) } }),
    open: (id) => call(bankMatchingCalls.open, { params: { id: String(id) } }),
    readAgain,
  })

/** An action that can be undone, with the message about it. */
interface Done {
  readonly ids: readonly number[]
  readonly dismiss: () => void
}

export type Work = ReturnType<typeof useWork>

/** The landlord's actions on payments. They show at once and can be undone. */
export function useWork() {
  const t = useWords(bankWords)
  const [queue] = useState(newQueue)
  const done = useRef<Done[]>([])
  const undoable = useRef(new Set<number>())
  // The line that is pressed answers first. The lists are drawn again after that frame.
  const [subscribe] = useState(() => (draw: () => void) => queue.subscribe(() => afterPaint(draw)))
  const { states, problems, waiting, refused } = useSyncExternalStore(subscribe, queue.read)
  // Unsent actions are lost when the tab closes, so the browser asks first.
  useEffect(() => registerOpenForm({ isDirty: () => queue.read().waiting > 0, store: () => false }), [queue])
  const toasted = useRef(0)
  useEffect(() => {
    if (refused > toasted.current) toast.error(t('notTaken', { count: refused - toasted.current }))
    toasted.current = refused
  }, [refused, t])

  const actions = useMemo(() => {
    const stillDone = (ids: readonly number[]) => ids.filter((id) => undoable.current.has(id))
    const takeBack = (ids: readonly number[], says: string) => {
      for (const id of ids) undoable.current.delete(id)
      // A message beside the one about its undoing would say the opposite.
      for (const one of done.current) if (stillDone(one.ids).length === 0) one.dismiss()
      // A row that was refused is already open.
      const { problems } = queue.read()
      const back = ids.filter((id) => !problems.has(id))
      if (back.length === 0) return
      queue.add('open', back)
      toast.success(
        back.length === 1 && says !== '' ? t('opened', { what: says }) : t('openedMany', { count: back.length }),
      )
    }
    const note = (ids: readonly number[], says: string, text: string) => {
      for (const id of ids) undoable.current.add(id)
      const dismiss = toast.success(text, { undo: { run: () => takeBack(stillDone(ids), says) } })
      done.current.push({ ids, dismiss })
    }
    return {
      take: (row: RowToAccept, says: string, what: string) => {
        queue.take([row])
        note([row.id], says, t('taken', { what }))
      },
      takeMany: (rows: readonly RowToAccept[]) => {
        queue.take(rows)
        note(
          rows.map(({ id }) => id),
          '',
          t('takenMany', { count: rows.length }),
        )
      },
      ignore: (id: number, says: string) => {
        queue.add('ignore', [id])
        note([id], says, t('setAside', { what: says }))
      },
      open: (id: number, says: string) => takeBack([id], says),
      matched: (id: number, says: string) => {
        queue.noteDone(id, 'matched')
        note([id], says, t('taken', { what: says }))
      },
      undoLast: (saysOf: (id: number) => string): readonly number[] => {
        for (let last = done.current.pop(); last; last = done.current.pop()) {
          const ids = stillDone(last.ids)
          if (ids.length === 0) continue
          last.dismiss()
          takeBack(ids, saysOf(ids[0] ?? 0))
          return ids
        }
        return []
      },
    }
  }, [queue, t])
  return { states, problems, waiting, actions }
}

/** All payments of a bank account, in their states after the landlord's actions. 0: of all bank accounts. */
export function useBankRows(states: Work['states'], bankAccountId: number) {
  const account = bankAccountId > 0 ? { bankAccountId: String(bankAccountId) } : {}
  const open = useEndpointQuery(bankTransactionCalls.list, { query: { ...account, state: 'open' } }, { staleTime: 0 })
  const matched = useEndpointQuery(bankTransactionCalls.list, { query: { ...account, state: 'matched' } })
  const ignored = useEndpointQuery(bankTransactionCalls.list, { query: { ...account, state: 'ignored' } })
  const rows = useMemo(
    () => rowsInState([ignored.data, matched.data, open.data], states),
    [ignored.data, matched.data, open.data, states],
  )
  /** The lists are as they were read. Unsent changes are only in `rows`. */
  return { rows, lists: { open, matched, ignored } }
}
