import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../../base/ui/query/call-request'
import { refresh, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { returnCalls } from '../../../year/tax-return/calls'
import type { DifferingUse, DisputedEntry, Hint, ReturnForm } from '../../../year/tax-return/model'
import type { SubmissionType } from '../../../year/tax-return/model-document'
import {
  differingUsesOfError,
  disputedEntriesOfError,
  hintsOfError,
} from '../../../year/tax-return/web/failure-details'
import { openPreviewTab } from '../../../year/tax-return/web/preview-tab'
import { taxCalls } from '../../../year/tax/calls'
import { callsReadingVouchers } from '../voucher/vouchers'

export type SendingOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'previewed'; readonly url: string; readonly message: string; readonly hints: readonly Hint[] }
  | { readonly kind: 'sent' }
  /** It is not known whether the return was handed in. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly houseIds: readonly number[] }

/**
 * The values that a click sends. The hook adds the kind of submission, and the houses that entries
 * were assigned to.
 */
type Pressed = Pick<ReturnForm, 'houseIds' | 'year' | 'again' | 'repeats'>

/** A click that waits until the landlord has said to which house the entries belong. */
interface Waiting {
  readonly entries: readonly DisputedEntry[]
  readonly form: Pressed
  readonly press: 'preview' | 'send'
}

/** A sending that waits until the landlord has confirmed the use of houses that the draft contradicts. */
interface Unconfirmed {
  readonly uses: readonly DifferingUse[]
  readonly form: Pressed
}

/** Refusals that happen before anything is handed in (docs/rules/year.md#handing-in). */
const refusedBefore = new Set([
  'errorSending',
  'unknownTaxError',
  'providerError',
  'providerUnavailable',
  'providerTimeout',
])
/** True if certainly nothing was handed in. False if the answer was lost, because something may have been handed in. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && ((error.status >= 400 && error.status < 500) || refusedBefore.has(error.message))

/** The messages of the authority's own checks (kontroller) in a preview or in a refusal. */
function hintsOfOutcome(outcome: SendingOutcome): readonly Hint[] {
  if (outcome.kind === 'previewed') return outcome.hints
  return outcome.kind === 'failed' ? hintsOfError(outcome.error) : []
}

/** The calls to the authority. `waitText` is in the preview's tab until the preview has loaded. */
export function useAuthority(waitText: string) {
  const navigate = useNavigate()
  const [submission, setSubmission] = useState<SubmissionType>('ikkeKomplett')
  const [entries, setEntries] = useState<ReturnForm['entries']>([])
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)
  const [isOld, setOld] = useState(false)
  const [outcome, setOutcome] = useState<SendingOutcome>({ kind: 'none' })
  // The preview fills in numbers that a house lacks.
  const view = useEndpointMutation(returnCalls.view, { invalidates: [houseCalls.list, taxCalls.checkList] })
  const send = useEndpointMutation(returnCalls.send)

  const failed = (error: unknown, form: Pressed, press: Waiting['press']) => {
    const reason = error instanceof CallError ? error.message : ''
    if (reason === 'externalLoginTooOld') return setOld(true)
    if (reason === 'subscriptionRequired') {
      refresh([accountCalls.profile])
      return void navigate({ to: '/altinn/subscription' })
    }
    const disputed = reason === 'entryAmbiguous' ? disputedEntriesOfError(error) : []
    if (disputed.length > 0) return setWaiting({ entries: disputed, form, press })
    const uses = reason === 'homeUseDiffers' ? differingUsesOfError(error) : []
    if (uses.length > 0) {
      refresh([taxCalls.checkList])
      return setUnconfirmed({ uses, form })
    }
    if (reason === 'externalLoginRequired' || reason === 'otherPerson') refresh([accountCalls.profile])
    setOutcome({ kind: 'failed', error, houseIds: form.houseIds })
  }
  /** Shows a preview in a tab that the click itself has opened, so that no browser blocks it. */
  const preview = async (form: Pressed, answers = entries) => {
    const tab = openPreviewTab(waitText)
    setOutcome({ kind: 'none' })
    try {
      const answer = await view.mutateAsync({ body: { ...form, submission, entries: answers } })
      tab.show(answer.url)
      setOutcome({ kind: 'previewed', ...answer })
    } catch (error) {
      tab.close()
      failed(error, form, 'preview')
    }
  }
  const handIn = async (form: Pressed, answers = entries, uses_confirmed: number[] = []) => {
    setOutcome({ kind: 'none' })
    try {
      const { success } = await send.mutateAsync({ body: { ...form, submission, entries: answers, uses_confirmed } })
      setOutcome(success ? { kind: 'sent' } : { kind: 'unknown' })
      // Handing in locks the household items of its year.
      if (success) refresh([...callsReadingVouchers, houseCalls.list])
    } catch (error) {
      if (isRefused(error)) failed(error, form, 'send')
      else setOutcome({ kind: 'unknown' })
    } finally {
      refresh([returnCalls.submissions, returnCalls.years])
    }
  }
  return {
    submission,
    setSubmission,
    outcome,
    hints: hintsOfOutcome(outcome),
    isOld,
    setOld,
    isViewing: view.isPending,
    isSending: send.isPending,
    preview: (form: Pressed) => preview(form),
    send: (form: Pressed) => handIn(form),
    waiting,
    unconfirmed,
    /** Sends with the uses confirmed, or cancels the sending. */
    confirmUses: async (isConfirmed: boolean) => {
      setUnconfirmed(null)
      if (!unconfirmed || !isConfirmed) return
      const confirmed = unconfirmed.uses.map(({ houseId }) => houseId)
      await handIn(unconfirmed.form, entries, confirmed)
    },
    /** Continues with the landlord's answers. Null cancels the waiting click. */
    answer: async (answers: ReturnForm['entries'] | null) => {
      setWaiting(null)
      if (!waiting || answers === null) return
      const assigned = new Set(answers.map(({ id }) => id))
      const all = [...entries.filter(({ id }) => !assigned.has(id)), ...answers]
      setEntries(all)
      await (waiting.press === 'preview' ? preview : handIn)(waiting.form, all)
    },
  }
}

export type Authority = ReturnType<typeof useAuthority>
