import { useRef, useState } from 'react'
import type { Answer } from '../../../base/kit/endpoint'
import { toast } from '../../../base/ui/page/toast'
import { keepsIdempotencyKey, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { contractCalls } from '../../contract/calls'
import { leaseSteps, type LeaseStep } from '../../contract/model'
import type { ContractInput } from '../../contract/model-form'
import { termQuestions } from '../rules-questions'
import { wizardWords } from '../words-wizard'
import { problemsOfStep } from './contract-steps'
import { lacksRentIban, saveRentIban } from './rent-account'
import { contractToPayFeeFor } from './sending'
import { useStartDate } from './StartDateQuestion'
import { useContractForm, type WizardSettings } from './use-contract-form'
import { useTermQuestions } from './use-term-questions'

export type SavedContract = Answer<typeof contractCalls.create>

/** Saves the contract. Also sends a new contract if the landlord asked for that. */
function useSaveContract(
  { contract, invalidates, sending }: WizardSettings,
  { editing }: Pick<ReturnType<typeof useContractForm>, 'editing'>,
) {
  const t = useWords(wizardWords)
  const errorText = useErrorText()
  const olds = {
    invalidates: [...invalidates, contractCalls.list, contractCalls.read, houseCalls.list, accountCalls.profile],
  }
  const sends = useRef(false)
  const nextSends = useRef(false)
  const create = useEndpointMutation(contractCalls.create, olds)
  const update = useEndpointMutation(contractCalls.update, olds)

  /** The contract is saved even if sending it fails. Its page shows the state. */
  const sent = async (saved: SavedContract): Promise<SavedContract> => {
    try {
      const now = await sending.send(saved.id)
      if (now.payUrl !== null && !now.is_open_deposit_account_payed) contractToPayFeeFor.write(now.id)
      return now
    } catch (error) {
      // Without an answer, the server may have stored the request. The contract is then sent
      // automatically.
      toast.error(`${t(keepsIdempotencyKey(error) ? 'perhapsSent' : 'notSent')} ${errorText(error)}`)
      return saved
    }
  }
  return {
    save: async (body: ContractInput) => {
      if (contract)
        return editing.send((ifMatch) => update.mutateAsync({ params: { id: String(contract.id) }, body, ifMatch }))
      if (!sends.current) return create.mutateAsync({ body })
      if (!(await sending.isReady())) return 'stay'
      return await sent(await create.mutateAsync({ body }))
    },
    /** Makes the next save also send the contract. The button calls this before it submits. */
    sendsNext: () => {
      nextSends.current = true
    },
    noteSends: () => {
      sends.current = nextSends.current
      nextSends.current = false
    },
  }
}

const quiet = { attempt: 0, loose: [], error: null }

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
    // The last step saves the values of all steps.
    if (!(await questions.isMeant(termQuestions(form.values, today(), last ? leaseSteps : [step])))) return 'stay'
    if (lacksRentIban(profile) && (last || step === 'terms')) await saveRentIban(form.values.rent_iban)
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
  // The step's own problems, and whether the last failed try was made in this step.
  const errors = step === 'summary' ? {} : problemsOfStep(step, form.errors)
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
    /** Goes back a step. The typed values stay. */
    back: () => {
      form.uncheck()
      at.back(returns ? 'summary' : shown[shown.indexOf(step) - 1]!)
      setReturns(false)
    },
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
