import { today } from '../../../base/ui/words/today'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { partiesOf } from '../../party/rules'
import { RegulationForm, regulationRecord, type RegulationValues } from '../model'
import { plannedRises } from '../rules-difference'
import { letterSheet } from '../rules-letter'
import { letterData } from '../rules-letter-data'
import { regulationWords } from '../words'

/** The form as it would be sent; null while something in it is missing or wrong. */
export function sentForm(values: RegulationValues): RegulationForm | null {
  const found = RegulationForm.safeParse(regulationRecord.toBody(values))
  return found.success ? found.data : null
}

/** The sentences of the letter as far as it can be written, in the language of the screen. */
export function LetterPreview({
  contract,
  values,
}: Pick<ContractDialogProps, 'contract'> & { values: RegulationValues }) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  const { data: landlord } = useEndpointQuery(accountCalls.profile)
  const house = useHouse().houses.find(({ id }) => id === contract.houseId)
  const body = sentForm(values)
  if (house === undefined || landlord === undefined || body === null) return null
  if ('unreadable' in partiesOf(contract, landlord)) return null
  const letter = letterSheet(
    letterData({ contract, house, landlord }, body, today(), plannedRises(body, contract, today())),
    'en',
  )
  return (
    <details className="ui-folded">
      <summary>{t('preview')}</summary>
      <div className="ui-part">
        {letter.paragraphs.map(({ nb, en }) => (
          <p key={nb}>{language === 'en' ? (en ?? nb) : nb}</p>
        ))}
      </div>
    </details>
  )
}
