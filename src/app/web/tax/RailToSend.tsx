import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { BeginButton } from '../external-login/BeginButton'
import { RailLogin } from './RailLogin'
import { SendOutcome } from './SendOutcome'
import { taxSteps, type TaxStep } from './step-of'
import type { TaxRailProps } from './TaxRail'
import { taxPageWords } from './words'

export interface RailWayProps extends TaxRailProps {
  /** The address to return to after the login. */
  readonly back: string
}

const stepWords = {
  check: 'stepCheck',
  login: 'stepLogin',
  preview: 'stepPreview',
  send: 'stepSend',
  receipt: 'stepReceipt',
} as const satisfies Record<TaxStep, keyof typeof taxPageWords.texts>

/** Each step has the only filled button. */
export function RailToSend(props: RailWayProps & { readonly moreId: string }) {
  const { year, houses, login, isOther, step, authority, submissions, back, moreId } = props
  const t = useWords(taxPageWords)
  const ui = useWords(uiWords)
  const { outcome } = authority
  const isUnknown = !authority.isSending && submissions.some(({ state }) => state === 'confirming')
  const of = { year, houses, onSubmission: authority.setSubmission }
  return (
    <>
      <div className="tax-rail-more" id={moreId}>
        <p className="ui-fine tax-rail-step">
          {ui('stepOf', { number: taxSteps.indexOf(step) + 1, all: taxSteps.length })}: {t(stepWords[step])}
        </p>
        {submissions[0]?.state === 'rejected' && <a href="#tax-receipts">{t('turnedDown')}</a>}
        {isUnknown && outcome.kind !== 'unknown' && <SendOutcome outcome={{ kind: 'unknown' }} {...of} />}
        {login === 'none' ? (
          <p className="ui-fine">{t('loginText')}</p>
        ) : (
          <RailLogin {...props} isUnknown={isUnknown} />
        )}
        {!isOther && outcome.kind !== 'sent' && <SendOutcome outcome={outcome} {...of} />}
      </div>
      {login === 'none' && (
        <div className="tax-rail-act">
          <BeginButton text={t('logIn')} back={back} variant="filled" fullWidth />
        </div>
      )}
    </>
  )
}
