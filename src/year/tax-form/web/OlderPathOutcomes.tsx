import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { CallError } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { supportEmail } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { olderPathWords } from '../words'

/** What became of a house's form. Without an error, it is in the tax return. */
export interface OlderPathOutcome {
  readonly house: House
  readonly error: Error | null
}

/** Says that the login or the sending must start again. */
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

/** Shows the houses that were sent in one alert, and the others in a red one that says what to do. */
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
