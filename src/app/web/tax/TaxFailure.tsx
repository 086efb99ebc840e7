import { Button } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { RouteLink } from '../../../base/ui/page/link'
import { CallError } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { houseNumberNames, type House } from '../../../landlord/house/model'
import type { SubmissionType } from '../../../year/tax-return/model-document'
import {
  codesOfError,
  hintsOfError,
  otherPropertiesOfError,
  personsOfError,
} from '../../../year/tax-return/web/failure-details'
import { housesWithError } from '../../../year/tax-return/web/named-houses'
import { propertyNumbers } from '../../../landlord/house/rules-numbers'
import { houseWords } from '../../../landlord/house/words'
import type { OtherProperty } from '../../../year/tax-return/model'
import { TaxHints } from '../../../year/tax-return/web/TaxHints'
import { taxFailureWords } from './words-failure'

const OtherPerson = lazy(() => import('./OtherPerson'))

type FailureText = readonly [
  title: keyof (typeof taxFailureWords)['texts'],
  text: keyof (typeof taxFailureWords)['texts'],
]

const classes: Readonly<Record<string, FailureText>> = {
  noDeclarationFound: ['noneTitle', 'noneText'],
  errorSending: ['sendingTitle', 'sendingText'],
  unknownTaxError: ['unknownTitle', 'unknownText'],
  previewFirst: ['firstTitle', 'firstText'],
  businessReturn: ['businessTitle', 'businessText'],
  nothingToEnter: ['nothingTitle', 'nothingText'],
}

export interface TaxFailureProps {
  readonly error: unknown
  readonly year: number
  /** The houses in the order of the request. */
  readonly houses: readonly House[]
  readonly onSubmission: (type: SubmissionType) => void
}

export function TaxFailure({ error, year, houses, onSubmission }: TaxFailureProps) {
  const t = useWords(taxFailureWords)
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const failure = error instanceof CallError ? error : null
  if (failure?.message === 'otherPerson')
    return (
      <Suspense>
        <OtherPerson {...personsOfError(error)} />
      </Suspense>
    )
  const hints = hintsOfError(error)
  const codes = codesOfError(error).join(', ')
  const lost =
    failure?.message === 'formValidationFailed' ? housesWithError(failure.fields, houses, 'propertyUnknown') : []
  const isWhole = failure?.fields['submission'] === 'onlyComplete'
  const text = saidOf(failure, {
    isWhole,
    isLost: lost.length > 0,
    hasReasons: hints.length > 0,
    hasCodes: codes !== '',
  })
  return (
    <div ref={place} tabIndex={-1} role="alert" className="tax-result" data-kind="error">
      <p className="tax-result-title">
        <TriangleAlert size={20} aria-hidden /> {t(text ? text[0] : 'otherTitle')}
      </p>
      <p>{text ? t(text[1], { year, codes }) : errorText(error)}</p>
      {isWhole && (
        <div>
          <Button variant="default" onClick={() => onSubmission('komplett')}>
            {t('chooseWhole')}
          </Button>
        </div>
      )}
      {lost.length > 0 && <LostHouses houses={lost} others={otherPropertiesOfError(error)} />}
      <TaxHints hints={hints} nameOf={(houseId) => houses.find(({ id }) => id === houseId)?.name} />
      <p>
        <RouteLink href="/profile/contact-us">{t('support')}</RouteLink>
        {failure?.requestId !== undefined && (
          <span className="ui-fine"> · {t('reference', { id: failure.requestId })}</span>
        )}
        {codes !== '' && <span className="ui-fine"> · {t('code', { codes })}</span>}
      </p>
    </div>
  )
}

interface LostHousesProps {
  readonly houses: readonly House[]
  readonly others: readonly OtherProperty[]
}

function LostHouses({ houses, others }: LostHousesProps) {
  const t = useWords(taxFailureWords)
  const label = useWords(houseWords)
  return (
    <ul className="tax-named">
      {houses.map((house) => {
        const { inDraft = {} } = others.find(({ houseId }) => houseId === house.id) ?? {}
        return (
          <li key={house.id}>
            <strong>{house.name}</strong>: {house.address}, {house.postcode} {house.city};{' '}
            {propertyNumbers(house) || t('noNumbers')}.{' '}
            {houseNumberNames
              .filter((name) => inDraft[name] !== undefined)
              .map((name) => (
                <span key={name}>
                  {t('inDraft', {
                    field: label(name),
                    // The register says 0 when there is no lease or section.
                    draft: inDraft[name] || t('noNumber'),
                    own: house[name] || t('noNumber'),
                  })}{' '}
                </span>
              ))}
            <RouteLink href={`/home/house-info/edit?house=${house.id}`}>
              {t('toHouse', { house: house.name })}
            </RouteLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The text of a failure on this page. Null when the failure has the same text on all pages. */
function saidOf(
  failure: CallError | null,
  {
    isWhole,
    isLost,
    hasReasons,
    hasCodes,
  }: { isWhole: boolean; isLost: boolean; hasReasons: boolean; hasCodes: boolean },
): FailureText | null {
  if (failure === null) return null
  if (isWhole) return ['wholeTitle', 'wholeText']
  if (failure.message === 'formValidationFailed')
    return ['formTitle', isLost ? 'formText' : hasReasons ? 'formReasons' : 'formUnexplained']
  if (failure.message === 'unknownTaxError' && hasCodes) return ['unknownTitle', 'unknownCode']
  return classes[failure.message] ?? null
}
