import { useState } from 'react'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { bankAccountCalls } from '../../account/calls'
import type { BankAccount } from '../../account/model'
import type { ImportResult } from '../model'
import { bankTransactionCalls } from '../calls'

export interface ImportOfAccount extends ImportResult {
  readonly account: Pick<BankAccount, 'id' | 'name'>
}

/** The question whether to import days that were read before. */
interface Question {
  readonly days: readonly string[]
  readonly account: Pick<BankAccount, 'id' | 'name'>
}

const daysOf = (error: unknown): readonly string[] | null => {
  if (!(error instanceof CallError) || error.message !== 'readBefore') return null
  const { days } = error.details
  return Array.isArray(days) ? days.filter((one): one is string => typeof one === 'string') : []
}

/** Imports a file. If some days were read before, it asks first. */
export function useImport(fileId: number, onImported: (imported: ImportOfAccount) => void) {
  const [question, setQuestion] = useState<Question | null>(null)
  const mutation = useEndpointMutation(bankTransactionCalls.importFile, {
    invalidates: [bankTransactionCalls.list, bankAccountCalls.list],
  })
  const send = async (account: Question['account'], anyway: boolean) => {
    const body = { bankAccountId: account.id, ...(anyway && { anyway }) }
    const result = await mutation.mutateAsync({ params: { id: String(fileId) }, body })
    setQuestion(null)
    onImported({ ...result, account })
  }
  return {
    question,
    /** Starts the import. If some days were read before, it asks the question. Any other refusal is thrown. */
    start: async (account: Question['account']) => {
      try {
        await send(account, false)
      } catch (error) {
        const days = daysOf(error)
        if (days === null) throw error
        setQuestion({ days, account })
      }
    },
    anyway: () => {
      // The question shows the error.
      if (question) send(question.account, true).catch(() => undefined)
    },
    drop: () => {
      mutation.reset()
      setQuestion(null)
    },
    busy: mutation.isPending,
    error: daysOf(mutation.error) === null ? mutation.error : null,
  }
}
