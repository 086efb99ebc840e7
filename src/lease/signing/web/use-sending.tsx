import { lazy, Suspense, useRef, useState } from 'react'
import { bornOn } from '../../../base/kit/birthday'
import type { Row } from '../../../base/kit/endpoint'
import { isPhone } from '../../../base/kit/phone'
import { CallError } from '../../../base/ui/query/call-request'
import { fetchEndpoint, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import type { Sending } from '../../contract/web/sending'
import { existingContractCalls } from '../../contract/calls-existing'
import { signingCalls } from '../calls'

const PhoneDialog = lazy(() => import('../../../landlord/account/web/PhoneDialog'))

const calls = { contract: signingCalls.sign, checklist: signingCalls.signChecklist } as const

/** Somebody may just have subscribed in another window. */
const now = { staleTime: 0 }

/** Sends a paper for signing: what it needs of the landlord is asked for before. */
export function useSending(paper: keyof typeof calls, invalidates: readonly Row[]): Sending {
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isGiven: boolean) => void>(() => undefined)
  const send = useEndpointMutation(calls[paper], { invalidates: [...invalidates, existingContractCalls.read] })
  const settle = (isGiven: boolean) => {
    setAsking(false)
    answer.current(isGiven)
  }
  return {
    isReady: async () => {
      const landlord = await fetchEndpoint(accountCalls.profile, {}, now)
      const { subscriptionActive, phone_code, phone } = landlord
      if (!subscriptionActive) throw new CallError('subscriptionRequired', 402)
      if (paper === 'contract' && bornOn(landlord) === null) throw new CallError('birthdayRequired', 422)
      if (isPhone(phone_code, phone)) return true
      return await new Promise<boolean>((resolve) => {
        answer.current = resolve
        setAsking(true)
      })
    },
    send: (id) => send.mutateAsync({ params: { id: String(id) } }),
    isAsking,
    dialog: isAsking && profile && (
      <Suspense>
        <PhoneDialog profile={profile} onSaved={() => settle(true)} onClose={() => settle(false)} />
      </Suspense>
    ),
  }
}
