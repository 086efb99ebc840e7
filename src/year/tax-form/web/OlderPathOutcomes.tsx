import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { CallError } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { supportEmail } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { olderPathWords } from '../words'

/** The outcome of sending a house's form. If there is no error, the form is in the tax return. */
export interface OlderPathOutcome {
  readonly house: House
  readonly error: Error | null
}

/** Says whether to start again with the login or with the sending. */
export function OlderPathFailure({ error }: { error: Error }) {
  const t = useWords(olderPathWords)
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="alert" className="tax-result" data-kind="error">
      <p className="tax-result-title">
        <TriangleAlert size={20} aria-hidden /> {t('failed')}
      </p>
      <p>{errorText(error)}</p>
      <Support />
    </div>
  )
}

/** Shows the sent houses in one alert. Shows the other houses in a red alert, which says what to do. */
export function OlderPathOutcomes({ outcomes }: { outcomes: readonly OlderPathOutcome[] }) {
  const t = useWords(olderPathWords)
  const errorText = useErrorText()
  const sent = outcomes.filter(({ error }) => error === null)
  const failed = outcomes.filter(({ error }) => error !== null)
  return (
    <>
      {sent.length > 0 && (
        <div role="alert" className="tax-result" data-kind="success">
          {sent.map(({ house }) => (
            <p key={house.id}>
              <CircleCheck size={20} aria-hidden /> {t('sent', { house: house.name })}
            </p>
          ))}
        </div>
      )}
      {failed.length > 0 && (
        <div role="alert" className="tax-result" data-kind="error">
          {failed.map(({ house, error }) => (
            <p key={house.id}>
              <TriangleAlert size={20} aria-hidden /> {t('notSent', { house: house.name, why: errorText(error) })}{' '}
              {error instanceof CallError && error.message === 'formValidationFailed' && (
                <RouteLink href={`/home/house-info/edit?house=${house.id}`}>
                  {t('toHouse', { house: house.name })}
                </RouteLink>
              )}
            </p>
          ))}
          <Support />
        </div>
      )}
    </>
  )
}

function Support() {
  const t = useWords(olderPathWords)
  const address = supportEmail()
  return address === '' ? null : (
    <p>
      <a href={`mailto:${address}`}>{t('support')}</a>
    </p>
  )
}
