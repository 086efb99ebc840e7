import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Answer, Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import { keepsIdempotencyKey, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { toast } from '../../../base/ui/page/toast'
import { useErrorText } from '../../../base/ui/words/error-text'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useSteps } from '../../../base/ui/form/use-steps'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import { useEditing } from '../../../base/ui/form/use-editing'
import type { House } from '../../../landlord/house/model'
import { houseCalls } from '../../../landlord/house/calls'
import { contractCalls } from '../../contract/calls'
import { contractInput, steps, type ContractDetail, type Step } from '../../contract/model'
import type { ContractInput } from '../../contract/model-form'
import { termQuestions } from '../rules-questions'
import { wizardWords } from '../words-wizard'
import {
  accountProblems,
  firstProblem,
  firstStepOf,
  helpOf,
  isHelp,
  problemsIn,
  screenProblems,
  shownSteps,
  stepSchema,
  wizardSteps,
} from './contract-steps'
import { contractBody, contractValues, emptyContract } from './contract-form'
import { contractUnits, useContractSays } from './contract-says'
import { lacksRentAccount, saveRentAccount } from './rent-account'
import { paysFor, type Sending } from './sending'
import { useStartDate } from './StartDateQuestion'
import { useTermQuestions } from './use-term-questions'

export interface WizardSettings {
  /** The contract to change, not signed yet; null writes a new one. */
  readonly contract: Tagged<ContractDetail> | null
  readonly houseId: number | null
  readonly profile: Profile
  readonly houses: readonly House[]
  /** Lists that show contracts and are old after a save. */
  readonly invalidates: readonly Row[]
  /** How a new contract is sent for signing once it is saved. */
  readonly sending: Sending
}

/** What in the address opens the wizard: for a new contract, or for the one with that number. */
export const wizardKeys = { add: 'createRentContract', edit: 'editRentContract' } as const

type Saved = Answer<typeof contractCalls.create>
const quiet = { attempt: 0, loose: [], error: null }

/** The state of the contract wizard: where one stands, what is typed and kept, and what its buttons do. */
export function useContractWizard(settings: WizardSettings) {
  const { contract, houseId, houses, profile, invalidates, sending } = settings
  const t = useWords(wizardWords)
  const errorText = useErrorText()
  const isNew = contract === null
  const key = isNew ? wizardKeys.add : wizardKeys.edit
  const at = useSteps({ steps: wizardSteps, start: 'house', keys: [key] })
  // A changed contract is saved from its deposit; a new one is looked over first.
  const shown = isNew ? shownSteps : shownSteps.filter((one) => one !== 'summary')
  const step = isHelp(at.step) ? helpOf[at.step] : at.step
  const last = shown.at(-1) === step
  const [returns, setReturns] = useState(false)
  const [failedAt, setFailedAt] = useState(step)

  // A new contract that begins with another one's values has nothing stored yet.
  const unreadable = contract?.unreadable ?? []
  const [first] = useState(() => (contract ? contractValues(contract) : emptyContract(houseId)))
  const draft = useDraft({
    account: profile.id,
    form: 'contract',
    record: contract?.id ?? `new.${houseId ?? 0}`,
    shape: contractInput,
    stored: contract,
  })
  // The last step sends, so it is refused for whatever is wrong in any of them.
  const asked = last ? 'summary' : step
  const form = useForm({
    schema: stepSchema(asked),
    initial: first,
    toBody: contractBody,
    check: (values) => ({
      ...screenProblems(values, asked, today(), unreadable),
      ...(lacksRentAccount(profile) ? accountProblems(values, asked) : {}),
    }),
    unreadable,
    draft,
    inSteps: true,
  })
  const guard = useUnsavedChangesGuard(form, { isInside: ({ search }) => key in (search as object) })
  const editing = useEditing({
    form,
    read: contractCalls.read,
    input: { params: { id: String(contract?.id ?? 0) } },
    stored: contract,
    toForm: contractValues,
    says: useContractSays(houses),
    together: contractUnits,
  })
  const start = useStartDate(contract, form)
  const questions = useTermQuestions()
  const olds = {
    invalidates: [...invalidates, contractCalls.list, contractCalls.read, houseCalls.list, accountCalls.profile],
  }
  /** Whether Save was pressed to send as well. */
  const sends = useRef(false)
  const nextSends = useRef(false)
  const create = useEndpointMutation(contractCalls.create, olds)
  const update = useEndpointMutation(contractCalls.update, olds)

  // A reload in a later step may have lost what was typed before it.
  const toMissing = useEffectEvent(() => {
    const missing = firstProblem(form.values, today(), unreadable)
    if (missing !== null && shownSteps.indexOf(missing) < shownSteps.indexOf(step)) at.back(missing)
  })
  // Only at the start: later a step is left by its own buttons.
  useLayoutEffect(() => toMissing(), [])
  // A refused save leads to the step of the first field that is refused.
  const toRefused = useEffectEvent(() => {
    const wrong = last ? firstStepOf(form.errors) : null
    if (wrong !== null && wrong !== step) at.back(wrong)
  })
  // Once for each failed try.
  const { attempt } = form.problem
  useEffect(() => {
    if (attempt > 0) toRefused()
  }, [attempt])

  const submit = async (body: ContractInput) => {
    if (!last && start.asksFor(body.start_date)) return 'stay'
    // The last step saves what was written in any of them.
    if (!(await questions.isMeant(termQuestions(form.values, today(), last ? steps : [step])))) return 'stay'
    if (lacksRentAccount(profile) && (last || step === 'terms')) await saveRentAccount(form.values.rent_iban)
    if (!last) return 'next'
    if (contract)
      return editing.send((ifMatch) => update.mutateAsync({ params: { id: String(contract.id) }, body, ifMatch }))
    if (!sends.current) return create.mutateAsync({ body })
    if (!(await sending.isReady())) return 'stay'
    return await sent(await create.mutateAsync({ body }))
  }
  /** The contract is saved, whatever becomes of sending it: its page says how that stands. */
  const sent = async (saved: Saved): Promise<Saved> => {
    try {
      const now = await sending.send(saved.id)
      if (now.payUrl !== null && !now.is_open_deposit_account_payed) paysFor.write(now.id)
      return now
    } catch (error) {
      // Without an answer it may have been noted, and then it is sent by itself.
      toast.error(`${t(keepsIdempotencyKey(error) ? 'perhapsSent' : 'notSent')} ${errorText(error)}`)
      return saved
    }
  }
  const done = (answer: Saved | 'stay' | 'next') => {
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
    start,
    questions,
    submit,
    done,
    sending,
    /** The next Save sends as well; asked for by the button before it submits. */
    sendsNext: () => {
      nextSends.current = true
    },
    onBeforeSubmit: () => {
      sends.current = nextSends.current
      nextSends.current = false
      setFailedAt(step)
    },
    /** To an earlier step, by its button; what is typed here stays. */
    back: () => {
      form.uncheck()
      at.back(returns ? 'summary' : shown[shown.indexOf(step) - 1]!)
      setReturns(false)
    },
    /** From the summary to one part and back to the summary. */
    change: (to: Step) => {
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
