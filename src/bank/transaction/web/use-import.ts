import { useState } from 'react'
import { z } from 'zod'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { bankAccountCalls } from '../../account/calls'
import type { BankAccount } from '../../account/model'
import type { ImportResult } from '../model'
import { bankTransactionCalls } from '../calls'

export interface ImportOfAccount extends ImportResult {
  readonly account: Pick<BankAccount, 'id' | 'name'>
}

/** The days that were read before in another format, the new rows, and how many of these seem to be the same. */
const DaysReadBefore = z.object({ days: z.array(z.string()), fresh: z.int(), same: z.int() })
export type DaysReadBefore = z.output<typeof DaysReadBefore>

/** The question which rows to import of days that were read before. */
interface Question extends DaysReadBefore {
  readonly account: Pick<BankAccount, 'id' | 'name'>
}

const readBeforeOf = (error: unknown): DaysReadBefore | null =>
  error instanceof CallError && error.message === 'readBefore' ? DaysReadBefore.parse(error.details) : null

type Choice = 'anyway' | 'only_new'
export type Importing = ReturnType<typeof useImport>

/** Imports a file. If some days were read before, it asks first. */
export function useImport(fileId: number, onImported: (imported: ImportOfAccount) => void) {
  const [question, setQuestion] = useState<Question | null>(null)
  const mutation = useEndpointMutation(bankTransactionCalls.importFile, {
    invalidates: [bankTransactionCalls.list, bankAccountCalls.list, rentAccountCalls.inBank],
  })
  const send = async (account: Question['account'], choice?: Choice) => {
    const body = { bankAccountId: account.id, ...(choice && { [choice]: true }) }
    const result = await mutation.mutateAsync({ params: { id: String(fileId) }, body })
    setQuestion(null)
    onImported({ ...result, account })
  }
  const answer = (choice: Choice) => () => {
    // The question shows the error.
    if (question) send(question.account, choice).catch(() => undefined)
  }
  return {
    question,
    /** Starts the import. If some days were read before, it asks the question. Any other refusal is thrown. */
    start: async (account: Question['account']) => {
      try {
        await send(account)
      } catch (error) {
        const before = readBeforeOf(error)
        if (before === null) throw error
        setQuestion({ ...before, account })
      }
    },
    anyway: answer('anyway'),
    onlyNew: answer('only_new'),
    drop: () => {
      mutation.reset()
      setQuestion(null)
    },
    busy: mutation.isPending,
    error: readBeforeOf(mutation.error) === null ? mutation.error : null,
  }
}
