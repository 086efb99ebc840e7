import { Button } from '@mantine/core'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { moment } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import { taxAuthorityPages } from '../../../landlord/account/web/site-links'
import { BeginButton } from '../external-login/BeginButton'
import { RailLogin } from './RailLogin'
import type { RailWayProps } from './RailToSend'
import { SendOutcome } from './SendOutcome'
import type { ReturnStanding } from './return-standing'
import { taxPageWords } from './words'

interface RailSentProps extends RailWayProps {
  readonly standing: ReturnStanding
  /** Sending once more is offered: something is new, or the receipt has led here (docs/rules.md#tax-page). */
  readonly hasMore: boolean
  readonly moreId: string
}

/** When it was sent, and what is left to do at the authority's own pages; sending again where there is something new. */
export function RailSent(props: RailSentProps) {
  const { year, houses, isOther, authority, standing, hasMore, moreId } = props
  const t = useWords(taxPageWords)
  const { submission, left, news } = standing
  const { outcome } = authority
  const isFresh = outcome.kind === 'sent'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) place.current?.focus()
  }, [isFresh])
  return (
    <>
      <div ref={place} tabIndex={-1} role="status" className="tax-rail-sent">
        <p>
          <CircleCheck size={20} aria-hidden />{' '}
          {submission.submitted_at !== null && t('sentAt', { at: moment(submission.submitted_at) })}{' '}
          {left === 'answer' && t('unanswered')}
          {left === 'nothing' && t('delivered')}
          {left === 'handIn' && t('remainsText')}
        </p>
        {isFresh && <p className="ui-fine">{t('sentText', { year })}</p>}
      </div>
      {left === 'handIn' && (
        <div className="tax-rail-act">
          <Button
            component="a"
            variant="filled"
            href={taxAuthorityPages()}
            target="_blank"
            rel="noreferrer"
            fullWidth
            rightSection={<ExternalLink size={18} aria-hidden />}
          >
            {t('remains')} <span className="ui-hidden">{t('newTab')}</span>
          </Button>
        </div>
      )}
      {hasMore && (
        <div className="tax-rail-more" id={moreId}>
          {news > 0 && <p>{t('changed', { count: news })}</p>}
          <Again {...props} />
        </div>
      )}
      {!isOther && outcome.kind !== 'sent' && (
        <SendOutcome outcome={outcome} year={year} houses={houses} onSubmission={authority.setSubmission} />
      )}
    </>
  )
}

/** Sending once more, which is never the next thing to do. */
function Again(props: RailWayProps) {
  const t = useWords(taxPageWords)
  if (props.login === 'none') return <BeginButton text={t('logInAgain')} back={props.back} fullWidth />
  return <RailLogin {...props} isUnknown={false} isAgain />
}
