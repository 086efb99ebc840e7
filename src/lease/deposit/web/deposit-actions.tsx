import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { CallError } from '../../../base/ui/query/call-request'
import { keepsIdempotencyKey, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { depositStateAndAmounts, opensDepositAccount } from '../../contract/rules-deposit'
import type { DepositState } from '../../contract/rules-deposit-states'
import { payerAmongSeveral } from '../../party/rules-tenant'
import { depositCalls } from '../calls'
import { offeredDepositActions } from '../rules-panel'
import type { OfferedSettlement } from '../rules-split'
import { depositPanelWords } from '../words-panel'

const ReleaseDialog = lazy(() => import('./ReleaseDialog'))

type Asked = 'close' | 'release'

const releaseAddress = z.object({
  do: z.enum(['', 'release']).default('').catch(''),
  settlement: z.coerce.number().int().min(0).default(0).catch(0),
})

/** The parts that all buttons of a deposit account on a page share. */
interface DepositActions {
  readonly ask: (what: Asked) => void
  readonly takeBack: {
    readonly run: () => void
    readonly isPending: boolean
    /** True if taking back has failed, so that the stored request may still be carried out. */
    readonly isOpen: boolean
    /** True if the bank may have the request and doesn't say. Another try to take it back would be refused again. */
    readonly isRefused: boolean
    readonly error: unknown
  }
}

const Actions = createContext<DepositActions | null>(null)

/** The actions of the deposit account. Null when no account is opened here. */
export const useDepositActions = (): DepositActions | null => useContext(Actions)

export interface DepositActionsProviderProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  /** The settlements with a claim, the newest first. A later module provides them. Undefined while they load. */
  readonly settlements: readonly OfferedSettlement[] | undefined
  readonly children: ReactNode
}

/** The pause in ms after which an open page asks again whether the bank has the stored request. */
const pause = 10_000

/** Provides the actions of a deposit account to the buttons of the contract's page, and shows their questions. */
export function DepositActionsProvider({ contract, invalidates, settlements, children }: DepositActionsProviderProps) {
  const { state } = depositStateAndAmounts(contract)
  const isOpenedHere = opensDepositAccount(contract)
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly at: DepositState } | null>(null)
  // A link to the release, also of a settlement, opens it once the state allows it.
  const [address, setAddress] = useSearchParams(releaseAddress)
  const isLinked = address.do === 'release' && offeredDepositActions(state).release
  const stale = [...invalidates, existingContractCalls.read]
  const isNoted = offeredDepositActions(state).takeBack
  const takeBack = useTakeBack(contract, isNoted, stale)
  // This reading shows when an action that goes on automatically has ended.
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(contract.id) } },
    { enabled: isNoted, refetchInterval: pause, staleTime: pause },
  )
  // A question that was asked in another state is closed.
  const asking = asked?.at === state ? asked.what : isLinked ? 'release' : null
  /**
   * If a request may be stored when the landlord closes its question, the request is taken back. If
   * another question was opened meanwhile, that question stays open.
   */
  const leave = (isUncertain: boolean) => {
    setAsked((now) => (now === asked ? null : now))
    if (isLinked) setAddress({ do: '', settlement: 0 })
    if (isUncertain) takeBack.run()
  }
  const actions = useMemo(
    () => (isOpenedHere ? { ask: (what: Asked) => setAsked({ what, at: state }), takeBack } : null),
    [isOpenedHere, state, takeBack, setAsked],
  )
  return (
    <Actions value={actions}>
      {children}
      <CloseQuestion contract={contract} isAsked={asking === 'close'} invalidates={stale} onLeave={leave} />
      {asking === 'release' && settlements !== undefined && (
        <Suspense>
          <ReleaseDialog
            contract={contract}
            invalidates={stale}
            settlements={settlements}
            asked={isLinked && address.settlement !== 0 ? address.settlement : null}
            onClose={leave}
          />
        </Suspense>
      )}
    </Actions>
  )
}

interface CloseQuestionProps {
  readonly contract: Contract
  readonly isAsked: boolean
  readonly invalidates: readonly Row[]
  readonly onLeave: (isUncertain: boolean) => void
}

function CloseQuestion({ contract, isAsked, invalidates, onLeave }: CloseQuestionProps) {
  const t = useWords(depositPanelWords)
  const payer = payerAmongSeveral(contract) ?? t('theTenant')
  return (
    <ConfirmMutation
      title={t('closeTitle')}
      text={<p>{t(depositStateAndAmounts(contract).paid > 0 ? 'closeText' : 'closeEmptyText', { payer })}</p>}
      opened={isAsked}
      cancelText={t('closeKeep')}
      confirmText={t('close')}
      row={depositCalls.closeDeposit}
      input={{ params: { id: String(contract.id) } }}
      invalidates={invalidates}
      onCancel={onLeave}
      onDone={({ signicatInfo }) => {
        onLeave(false)
        toast.success(t(signicatInfo?.pending === 'closing' ? 'noted_toast' : 'closed_toast'))
      }}
    />
  )
}

function useTakeBack({ id }: Contract, isNoted: boolean, invalidates: readonly Row[]): DepositActions['takeBack'] {
  const t = useWords(depositPanelWords)
  const { mutateAsync, error, isPending, reset } = useEndpointMutation(depositCalls.cancelRelease, { invalidates })
  const isRefused = error instanceof CallError && error.message === 'perhapsTooLate'
  // The refusal doesn't apply to later requests, so it is forgotten once no request is stored.
  useEffect(() => {
    if (isRefused && !isNoted) reset()
  }, [isRefused, isNoted, reset])
  const run = useCallback(async () => {
    try {
      await mutateAsync({ params: { id: String(id) } })
      toast.success(t('takenBack_toast'))
    } catch {
      // The error is shown next to the button.
    }
  }, [id, mutateAsync, t])
  const isOpen = error !== null && keepsIdempotencyKey(error)
  return useMemo(
    () => ({ run: () => void run(), isPending, isOpen, isRefused, error }),
    [run, isPending, isOpen, isRefused, error],
  )
}
