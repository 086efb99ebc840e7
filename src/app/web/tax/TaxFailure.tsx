import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { CallError } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { housesNamed } from './named-houses'
import { numbersOf } from './property-numbers'
import { taxFailureWords } from './words-failure'

const classes = {
  formValidationFailed: ['formTitle', 'formText'],
  noDeclarationFound: ['noneTitle', 'noneText'],
  errorSending: ['sendingTitle', 'sendingText'],
  unknownTaxError: ['unknownTitle', 'unknownText'],
} as const

export interface TaxFailureProps {
  readonly error: unknown
  readonly year: number
  /** What was asked for, in the order of the request. */
  readonly houses: readonly House[]
}

/** Why a preview or a sending did not work: which of the four classes it is, what to do about it, and the way to help. */
export function TaxFailure({ error, year, houses }: TaxFailureProps) {
  const t = useWords(taxFailureWords)
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const failure = error instanceof CallError ? error : null
  const known = failure !== null && failure.message in classes ? classes[failure.message as keyof typeof classes] : null
  const named = failure?.message === 'formValidationFailed' ? housesNamed(failure.fields, houses) : []
  return (
    <div ref={place} tabIndex={-1} role="alert" className="tax-result" data-kind="error">
      <p className="tax-result-title">
        <TriangleAlert size={20} aria-hidden /> {t(known ? known[0] : 'otherTitle')}
      </p>
      <p>{known ? t(known[1], { year }) : errorText(error)}</p>
      {named.length > 0 && (
        <ul className="tax-named">
          {named.map((house) => (
            <li key={house.id}>
              <strong>{house.name}</strong>: {house.address}, {house.postcode} {house.city};{' '}
              {numbersOf(house) || t('noNumbers')}.{' '}
              <RouteLink href={`/home/house-info/edit?house=${house.id}`}>
                {t('toHouse', { house: house.name })}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <RouteLink href="/profile/contact-us">{t('support')}</RouteLink>
        {failure?.requestId !== undefined && (
          <span className="ui-fine"> · {t('reference', { id: failure.requestId })}</span>
        )}
      </p>
    </div>
  )
}
