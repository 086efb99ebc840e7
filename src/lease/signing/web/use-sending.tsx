import { lazy, Suspense, useRef, useState } from 'react'
import { knownBirthday } from '../../../base/kit/birthday'
import type { Row } from '../../../base/kit/endpoint'
import { isPhone } from '../../../base/kit/phone'
import { CallError } from '../../../base/ui/query/call-request'
import { fetchEndpoint, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import type { SendForSigning } from '../../contract-form/web/sending'
import { existingContractCalls } from '../../contract/calls-existing'
import { signingCalls } from '../calls'
import { paperBody, type PaperNamed } from './paper-named'

const PhoneDialog = lazy(() => import('../../../landlord/account/web/PhoneDialog'))

/** The profile is read again, because somebody may just have subscribed in another window. */
const now = { staleTime: 0 }

function unlessNothing(error: unknown): false {
  if (error instanceof CallError && error.message === 'contractNotSigned') return false
  throw error
}

interface SendingPaper extends SendForSigning {
  /** Takes back what may have been stored. False when nothing was. Throws CallError. */
  readonly takeBack: (id: number) => Promise<boolean>
}

/** Sends a paper. Asks first for what the landlord still has to provide. */
export function useSendPaper(named: PaperNamed, invalidates: readonly Row[]): SendingPaper {
  const { paper, handover } = named
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isGiven: boolean) => void>(() => undefined)
  const stale = { invalidates: [...invalidates, existingContractCalls.read] }
  const sendLease = useEndpointMutation(signingCalls.sign, stale)
  const sendHandover = useEndpointMutation(signingCalls.signChecklist, stale)
  const isHandover = paper === 'checklist' || paper === 'handover'
  const withdraw = useEndpointMutation(signingCalls.withdraw, stale)
  const settle = (isGiven: boolean) => {
    setAsking(false)
    answer.current(isGiven)
  }
  return {
    isReady: async () => {
      const landlord = await fetchEndpoint(accountCalls.profile, {}, now)
      const { subscriptionActive, phone_code, phone } = landlord
      if (!subscriptionActive) throw new CallError('subscriptionRequired', 402)
      if (paper === 'contract' && knownBirthday(landlord) === null) throw new CallError('birthdayRequired', 422)
      if (isPhone(phone_code, phone)) return true
      return await new Promise<boolean>((resolve) => {
        answer.current = resolve
        setAsking(true)
      })
    },
    // An addendum is sent by a later module.
    send: (id) =>
      isHandover
        ? sendHandover.mutateAsync({
            params: { id: String(id) },
            body: { ...(handover !== undefined && { handoverId: handover }) },
          })
        : sendLease.mutateAsync({ params: { id: String(id) } }),
    takeBack: async (id) => {
      const isTakenBack = await withdraw
        .mutateAsync({ params: { id: String(id) }, body: paperBody(named) })
        .then(() => true, unlessNothing)
      // A later sending is another request, so it must not show this answer.
      sendLease.reset()
      sendHandover.reset()
      return isTakenBack
    },
    isAsking,
    dialog: isAsking && profile && (
      <Suspense>
        <PhoneDialog profile={profile} onSaved={() => settle(true)} onClose={() => settle(false)} />
      </Suspense>
    ),
  }
}
