import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { Notice } from '../../../base/ui/page/notice'
import { Panel } from '../../../base/ui/page/page'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { CallError } from '../../../base/ui/query/call-request'
import { refresh, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { subscriptionCalls } from '../calls'
import type { Price, SubscriptionInfo } from '../model'
import { freeMonths, pricePerMonth, priceText, salePercent } from '../rules-price'
import { subscriptionWords } from '../words'
import { unixDate } from './unix-date'
import { storeInterruptedPage } from './interrupted-place'
import { Interruption } from './Interruption'
import styles from './subscription.module.css'
import { useLeaveForPage } from './use-away'

export interface PlanChoiceProps {
  readonly account: number
  readonly info: UseQueryResult<SubscriptionInfo>
}

export function PlanChoice({ account, info }: PlanChoiceProps) {
  const t = useWords(subscriptionWords)
  const prices = useEndpointQuery(subscriptionCalls.prices)
  const failed = prices.error ?? (prices.data?.length === 0 ? new CallError('providerError', 502) : null)
  return (
    <Panel title={t('buying')}>
      <Interruption />
      <div className={styles.choice}>
        {failed ? (
          <ErrorState error={failed} title={t('noPrices')} retry={prices.refetch} />
        ) : prices.data && !info.isPending ? (
          <>
            <Earlier info={info.data} />
            <Plans prices={prices.data} account={account} />
          </>
        ) : (
          <Loading label={t('loadingPrices')} />
        )}
      </div>
    </Panel>
  )
}

function Earlier({ info }: { info: SubscriptionInfo | undefined }) {
  const t = useWords(subscriptionWords)
  const text =
    info?.status === 'unpaid' || info?.status === 'paused'
      ? t('unpaid')
      : info?.status === 'canceled' && info.endDate !== null
        ? t('ended', { date: unixDate(info.endDate) })
        : null
  if (text === null) return null
  return (
    <div className="ui-panel-note">
      <Notice kind="warning">{text}</Notice>
    </div>
  )
}

const order = ['month', 'year'] as const

function Plans({ prices, account }: { prices: readonly Price[]; account: number }) {
  const t = useWords(subscriptionWords)
  const errorText = useErrorText()
  const id = useId()
  const { history } = useRouter()
  const { leaving, leaveFor } = useLeaveForPage()
  const subscribe = useEndpointMutation(subscriptionCalls.subscribe)
  const failed = useRef<HTMLParagraphElement>(null)
  const offered = prices.toSorted((one, other) => order.indexOf(one.interval) - order.indexOf(other.interval))
  // The first price is chosen at first, because its period is the shortest.
  const [chosen, setChosen] = useState(offered[0]?.priceId ?? '')
  const busy = subscribe.isPending || leaving
  /** Says what a year costs per month. */
  const yearHelp = ({ unitAmount, currency }: Price): string => {
    const month = offered.find((price) => price.interval === 'month')?.unitAmount ?? 0
    const [percent, months] = [salePercent(unitAmount, month), freeMonths(unitAmount, month)]
    return [
      t('yearHelp', { price: priceText(pricePerMonth(unitAmount), currency) }),
      ...(percent > 0 ? [t('yearSaves', { percent })] : []),
      ...(months > 0 ? [t('yearFree', { count: months })] : []),
    ].join(' ')
  }
  useEffect(() => {
    if (subscribe.error) failed.current?.focus()
  }, [subscribe.error])
  const pay = async () => {
    if (busy) return
    try {
      const { url } = await subscribe.mutateAsync({ params: { priceId: chosen } })
      storeInterruptedPage(account, history.location.state.interrupted)
      leaveFor(url)
    } catch (error) {
      // The plan was already paid in another window. The page then shows that.
      if (error instanceof CallError && error.status === 409) refresh([subscriptionCalls.info, accountCalls.profile])
    }
  }
  return (
    <form
      className="ui-form"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      <ChoiceField
        id={id}
        name="priceId"
        label={t('plans')}
        row
        value={chosen}
        onChange={setChosen}
        disabled={busy}
        options={offered.map((price) => ({
          value: price.priceId,
          label: t(price.interval === 'year' ? 'perYear' : 'perMonth', { price: textOf(price) }),
          help: price.interval === 'year' ? yearHelp(price) : t('monthHelp'),
        }))}
      />
      {subscribe.error && (
        <p ref={failed} className="ui-problem" role="alert" tabIndex={-1}>
          {errorText(subscribe.error)} {t('nothingCharged')}
        </p>
      )}
      <div className="ui-form-actions">
        <p className={`ui-fine ${styles.where}`}>{t('whereToPay')}</p>
        <Button type="submit" loading={busy}>
          {t('toPayment')}
        </Button>
      </div>
    </form>
  )
}

const textOf = ({ unitAmount, currency }: Price) => priceText(unitAmount, currency)
