import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DateField } from '../../../base/ui/field/date-field'
import { focusField } from '../../../base/ui/field/focus-field'
import { PhoneField } from '../../../base/ui/field/phone-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { recordLines } from '../../../base/ui/form/record-field'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { coTenantRecord, maxCoTenants } from '../model'
import { sharesEmail } from '../rules-tenant'
import { contractWords } from '../words'
import { dwellingWords } from '../words-dwelling'
import { LawNotes } from './LawNotes'
import type { StepFieldsProps } from './step-fields'

/** Longer than an address may be: white space is stripped from it. */
export const maxTypedEmail = 60

/** Who rents together with the tenant: up to three more, each with what is asked of the first but the address. */
export function CoTenantFields({ form, law }: StepFieldsProps) {
  const t = useWords(dwellingWords)
  const { id, value, onChange, error, unreadable } = form.field('co_tenants')
  // What was removed takes its inputs along: those behind it are drawn anew in its place.
  const [removals, setRemovals] = useState(0)
  // Where the focus goes when the list has changed: to the new tenant, or to the button when one is gone.
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current !== null) focusField(next.current)
    next.current = null
  })
  const add = () => {
    next.current = `${id}.${value.length}.first_name`
    onChange([...value, coTenantRecord.empty])
  }
  const remove = (index: number) => {
    next.current = id
    setRemovals(removals + 1)
    onChange(value.toSpliced(index, 1))
  }
  return (
    <FormSection title={useWords(contractWords)('co_tenants')} help={t('coTenantsHelp')}>
      {unreadable !== undefined && <p className="ui-unreadable">{unreadable}</p>}
      {value.map((_, index) => (
        <CoTenant
          // oxlint-disable-next-line react/no-array-index-key -- a place is one person until somebody is removed, which `removals` counts
          key={`${removals}.${index}`}
          form={form}
          index={index}
          onRemove={() => remove(index)}
        />
      ))}
      {sharesEmail(form.settled) && <Notice kind="warning">{t('sameEmail')}</Notice>}
      <LawNotes law={law} field="co_tenants" />
      {value.length < maxCoTenants ? (
        <div>
          <Button id={id} variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
            {t('addCoTenant')}
          </Button>
        </div>
      ) : (
        <p className="ui-fine" id={id} tabIndex={-1}>
          {error ?? t('fullCoTenants')}
        </p>
      )}
    </FormSection>
  )
}

interface CoTenantProps extends Pick<StepFieldsProps, 'form'> {
  readonly index: number
  readonly onRemove: () => void
}

/** One of them. Nothing here is the landlord's own, so the browser offers none of the landlord's data. */
function CoTenant({ form, index, onRemove }: CoTenantProps) {
  const t = useWords(dwellingWords)
  const line = recordLines(coTenantRecord, form.inside('co_tenants', index), useWords(contractWords))
  const number = index + 2
  const [code, phone] = [line('phone_code'), line('phone')]
  return (
    <section className="lease-part lease-person" aria-label={t('coTenant', { number })}>
      <div className="lease-part-head">
        <p className="lease-part-name">{t('coTenant', { number })}</p>
        <Button variant="default" size="compact-md" aria-label={t('removeCoTenant', { number })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <FieldPair>
        <TextField {...line('first_name')} autoComplete="off" />
        <TextField {...line('last_name')} autoComplete="off" />
      </FieldPair>
      <DateField {...line('birthday')} max={today()} />
      <PhoneField code={code} codeLabel={code.label} number={phone} label={phone.label} required />
      <TextField {...line('email')} kind="email" maxLength={maxTypedEmail} autoComplete="off" />
    </section>
  )
}
