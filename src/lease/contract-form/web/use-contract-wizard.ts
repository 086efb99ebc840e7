import { useState } from 'react'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { leaseSteps, type LeaseStep } from '../../contract/model'
import type { ContractInput } from '../../contract/model-form'
import { termQuestions } from '../rules-questions'
import { wizardWords } from '../words-wizard'
import { problemsIn } from './contract-steps'
import { lacksRentAccount, saveRentAccount } from './rent-account'
import { useStartDate } from './StartDateQuestion'
import { useContractForm, type WizardSettings } from './use-contract-form'
import { useSaveContract, type SavedContract } from './use-save-contract'
import { useTermQuestions } from './use-term-questions'

const quiet = { attempt: 0, loose: [], error: null }

/** The state of the contract wizard: where one stands, what is typed and kept, and what its buttons do. */
export function useContractWizard(settings: WizardSettings) {
  const { contract, profile, sending } = settings
  const t = useWords(wizardWords)
  const isNew = contract === null
  const typed = useContractForm(settings)
  const { at, shown, step, last, form, guard, editing, needsFile } = typed
  const [returns, setReturns] = useState(false)
  const [failedAt, setFailedAt] = useState(step)
  const start = useStartDate(contract, form)
  const questions = useTermQuestions()
  const { save, sendsNext, noteSends } = useSaveContract(settings, typed)

  const submit = async (body: ContractInput) => {
    if (!last && start.asksFor(body.start_date)) return 'stay'
    // The last step saves what was written in any of them.
    if (!(await questions.isMeant(termQuestions(form.values, today(), last ? leaseSteps : [step])))) return 'stay'
    if (lacksRentAccount(profile) && (last || step === 'terms')) await saveRentAccount(form.values.rent_iban)
    return last ? await save(body) : 'next'
  }
  const done = (answer: SavedContract | 'stay' | 'next') => {
    if (answer === 'stay') return
    if (answer === 'next') {
      form.uncheck()
      setReturns(false)
      at.go(returns ? 'summary' : shown[shown.indexOf(step) + 1]!)
      return
    }
    form.settle()
    const isNoted = answer.signicatInfo?.pending === 'sending'
    toast.success(t(isNoted ? 'savedSending' : isNew ? 'saved' : 'updated'))
    at.close(isNew ? `/home/contract/${answer.id}` : undefined)
  }
  // What a step shows of the form: its own problems, and a failed try that was made in it.
  const errors = step === 'summary' ? {} : problemsIn(step, form.errors)
  const showsProblem = failedAt === step || Object.keys(errors).length > 0
  return {
    isNew,
    at,
    shown,
    step,
    last,
    returns,
    form: { ...form, errors, problem: showsProblem ? form.problem : quiet },
    problem: form.problem,
    guard,
    editing,
    needsFile,
    start,
    questions,
    submit,
    done,
    sending,
    sendsNext,
    onBeforeSubmit: () => {
      noteSends()
      setFailedAt(step)
    },
    /** To an earlier step, by its button; what is typed here stays. */
    back: () => {
      form.uncheck()
      at.back(returns ? 'summary' : shown[shown.indexOf(step) - 1]!)
      setReturns(false)
    },
    /** From the summary to one part and back to the summary. */
    change: (to: LeaseStep) => {
      form.uncheck()
      setReturns(true)
      at.go(to)
    },
    startOver: () => {
      form.reset()
      if (step !== 'house') at.back('house')
    },
  }
}
export type ContractWizardState = ReturnType<typeof useContractWizard>
