import { Anchor, Button } from '@mantine/core'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { addDays, type Day } from '../../../base/kit/day'
import { fullName } from '../../../base/kit/full-name'
import type { Language } from '../../../base/kit/words'
import { publicRegisterCalls } from '../../../base/register/calls'
import type { Rates } from '../../../base/register/model'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { SelectField } from '../../../base/ui/field/select-field'
import { RouteLink } from '../../../base/ui/page/link'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { Contract } from '../../contract/model'
import { tenantsOf } from '../../party/rules'
import { leaseLanguage, tenantLanguage } from '../../party/rules-tenant'
import type { RentAccountAnswer } from '../model'
import { rentAccountWords } from '../words'
import { rentYearCalls } from '../calls-year'
import { lateCharges, lateMonths, reminderText, type LateInterestPeriod } from '../rules-reminder'
import { rentPaymentWords } from '../words-payment'
import { UnmatchedRentNote, useUnmatchedRent } from './UnmatchedRentNote'
import { useRentAccount } from './payments'

/** Hundredths of a percent as `12,25`. */
const percent = (rate: number): string => (rate / 100).toFixed(2).replace('.', ',')

/** Interest and the fee of a reminder, as figures with their source. */
function LateChargesNote({ account, rates }: Pick<ReminderProps, 'account' | 'rates'>) {
  const t = useWords(rentPaymentWords)
  const r = useWords(rentAccountWords)
  const { interest, fee } = lateCharges(account, today(), rates)
  const period = ({ dueOn, from, until, days, rate, unpaid, sum }: LateInterestPeriod) =>
    r('interestPeriod', {
      due: dmy(dueOn),
      from: dmy(from),
      until: dmy(until),
      count: days,
      rate: percent(rate),
      unpaid: krShort(unpaid),
      sum: kr(sum),
    })
  return (
    <section className="contract-part" aria-label={t('charges')}>
      <h3>{t('charges')}</h3>
      <p>
        {r(interest.unknown.length > 0 ? 'lateInterestKnown' : 'lateInterest', {
          day: dmy(today()),
          sum: kr(interest.sum),
        })}
      </p>
      {interest.unknown.map(({ from, until }) => (
        <p key={from}>{r('interestUnknown', { from: dmy(from), until: dmy(until) })}</p>
      ))}
      <ul className="rent-interest ui-fine">
        {interest.periods.map((each) => (
          <li key={`${each.dueOn} ${each.from}`}>{period(each)}</li>
        ))}
      </ul>
      <p className="ui-fine">{r('interestSource')}</p>
      {fee !== null && (
        <>
          <p>
            {fee.sum === null
              ? t('feeUnknown', { year: fee.year })
              : r('reminderFee', { sum: krShort(fee.sum), year: fee.year })}
          </p>
          <p className="ui-fine">{r('reminderSource', { day: dmy(fee.from) })}</p>
        </>
      )}
      <p>
        <strong>{t('chargesNever')}</strong>
      </p>
    </section>
  )
}

/**
 * The number of days that the tenant gets to pay. Only after them may a second reminder cost something
 * (inkassoforskriften § 1-3).
 */
const daysToPay = 14

interface ReminderDialogProps {
  readonly contract: Contract
  readonly onClose: () => void
}

/** Shows a reminder to copy, with figures of what the law allows in addition. */
export default function ReminderDialog({ contract, onClose }: ReminderDialogProps) {
  const t = useWords(rentPaymentWords)
  const account = useRentAccount(contract)
  const { data: profile, error } = useEndpointQuery(accountCalls.profile)
  const bank = useUnmatchedRent(contract.id)
  const kids = useEndpointQuery(rentYearCalls.references, { params: { id: String(contract.id) } })
  const rates = useEndpointQuery(publicRegisterCalls.rates)
  if (!account.data || !profile || !kids.data || !bank.data || !rates.data)
    return (
      <LoadingDialog
        title={t('remind')}
        error={account.error ?? error ?? kids.error ?? bank.error ?? rates.error}
        retry={() => [account.refetch(), kids.refetch(), bank.refetch(), rates.refetch()]}
        onClose={onClose}
      />
    )
  const contacts = tenantsOf(contract)
  return (
    <Reminder
      contract={contract}
      account={account.data}
      rates={rates.data}
      iban={profile.iban ?? ''}
      landlord={fullName(profile)}
      // A payment that nobody has matched isn't counted.
      countedUntil={bank.rents.length > 0 ? null : bank.data.read_until}
      kid={kids.data.references[0] ?? ''}
      // The other language is one click away.
      language={
        contacts[0] ? tenantLanguage(contacts[0], contract, leaseLanguage(contract, [], profile.language)) : 'nb'
      }
      onClose={onClose}
    />
  )
}

interface ReminderProps extends ReminderDialogProps {
  readonly account: RentAccountAnswer
  readonly rates: Rates
  readonly iban: string
  readonly landlord: string
  readonly kid: string
  readonly countedUntil: Day | null
  readonly language: Language
}

function Reminder({ contract, account, rates, iban, landlord, kid, countedUntil, language, onClose }: ReminderProps) {
  const t = useWords(rentPaymentWords)
  const ui = useWords(uiWords)
  const [lang, setLang] = useState(language)
  const house = useHouse().houses.find(({ id }) => id === contract.houseId)
  const months = lateMonths(account, today())
  const contacts = tenantsOf(contract)
  const dwelling = house?.address ?? house?.name ?? ''
  const text = reminderText(
    {
      tenants: contacts.map(({ firstName }) => firstName).filter((name) => name !== ''),
      dwelling,
      months,
      account: iban === '' ? '' : formatAccountNumber(iban),
      kid,
      payBy: addDays(today(), daysToPay),
      landlord,
      countedUntil,
    },
    lang,
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(ui('copied'))
    } catch {
      toast.error(ui('notCopied'))
    }
  }
  if (months.length === 0)
    return (
      <Dialog title={t('remind')} opened onClose={onClose}>
        <p>{t('remindNone')}</p>
      </Dialog>
    )
  const mail = `mailto:${contacts.map(({ email }) => encodeURIComponent(email)).join(',')}?subject=${encodeURIComponent(t('remindSubject', { dwelling }))}&body=${encodeURIComponent(text)}`
  return (
    <Dialog title={t('remind')} opened onClose={onClose}>
      <div className="ui-form">
        <p>{t('remindText')}</p>
        <UnmatchedRentNote contractId={contract.id} kind="warning" isReadTold />
        <SelectField
          id="reminder-language"
          name="language"
          label={t('remindLanguage')}
          value={lang}
          onChange={setLang}
          options={(['nb', 'en'] as const).map((value) => ({ value, label: t(`remindIn_${value}`) }))}
          placeholder={false}
        />
        <section className="rent-message" lang={lang} aria-label={t('remindMessage')}>
          {text}
        </section>
        {iban === '' && (
          <p className="ui-fine">
            {t('noAccount')}{' '}
            <Anchor component={RouteLink} href="/profile/landlord">
              {t('toProfile')}
            </Anchor>
          </p>
        )}
        <LateChargesNote account={account} rates={rates} />
        <div className="ui-form-actions">
          <Button component="a" href={mail} variant="default">
            {t('remindMail')}
          </Button>
          <Button leftSection={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
            {t('remindCopy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
