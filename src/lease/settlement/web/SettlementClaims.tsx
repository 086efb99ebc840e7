import { useMemo } from 'react'
import type { Ore } from '../../../base/kit/money'
import { MoneyField } from '../../../base/ui/field/money-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { RecordList } from '../../../base/ui/form/record-list'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { PhotoLine } from '../../handover/web/PhotoLine'
import type { PhotoQueue } from '../../handover/web/use-photo-queue'
import { maxItems, settlementKinds } from '../model'
import { emptyClaim, withKeys, type ClaimValues, type SettlementValues } from '../model-values'
import {
  basisText,
  maxClaimText,
  rentAboveUnpaid,
  withBasis,
  withKind,
  type ClaimBasis,
  type RentClaim,
} from '../rules-form'
import { settlementPaperWords } from '../words-paper'
import { settlementScreenWords } from '../words-screen'

export interface SettlementClaimsProps {
  readonly form: FormState<SettlementValues>
  readonly bases: readonly ClaimBasis[]
  readonly owed: RentClaim | null
  /** The unpaid rent by the rent account. Null: nobody follows the payments. */
  readonly unpaid: Ore | null
  readonly queue: PhotoQueue
}

/** The landlord's claims, item by item. */
export function SettlementClaims({ form, bases, owed, unpaid, queue }: SettlementClaimsProps) {
  const t = useWords(settlementScreenWords)
  const field = form.field('items')
  return (
    <RecordList
      field={{ ...field, onChange: (items) => field.onChange(withKeys(items, newIdempotencyKey)) }}
      max={maxItems}
      empty={emptyClaim}
      first="kind"
      title={t('claims')}
      help={t('claimsHelp')}
      add={t('addClaim')}
      full={t('full')}
      remove={t('remove')}
      nameOf={(index) => ({
        name: t('claim', { number: index + 1 }),
        remove: t('removeClaim', { number: index + 1 }),
      })}
    >
      {(index) => <OneClaim form={form} bases={bases} owed={owed} unpaid={unpaid} queue={queue} index={index} />}
    </RecordList>
  )
}

function OneClaim({ form, bases, owed, unpaid, queue, index }: SettlementClaimsProps & { readonly index: number }) {
  const t = useWords(settlementScreenWords)
  const paper = useWords(settlementPaperWords)
  const claim = form.values.items[index]!
  const { field } = form.inside('items', index)
  const tooMuch = claim.kind === 'rent' ? rentAboveUnpaid(form.values.items, unpaid) : null
  const change = (changed: ClaimValues) => form.set('items', form.values.items.with(index, changed))
  const options = useMemo(
    () =>
      bases.map((basis) => ({
        value: basis.key,
        label: t(basis.isNew ? 'basisNew' : basis.kind === 'out' ? 'basisOut' : 'basisIn', {
          text: basisText(basis),
          day: dmy(basis.date),
        }),
      })),
    [bases, t],
  )
  return (
    <>
      <FieldPair>
        <SelectField
          {...field('kind')}
          label={t('kind')}
          required
          options={settlementKinds.map((value) => ({ value, label: paper(value) }))}
          onChange={(kind) => change(withKind(kind === 'rent' ? withBasis(claim, bases, '') : claim, kind, owed))}
        />
        <MoneyField
          {...field('sum')}
          label={t('sum')}
          required
          {...(tooMuch !== null && { help: t('rentTooMuch', { rent: kr(tooMuch.rent), owed: kr(tooMuch.owed) }) })}
        />
      </FieldPair>
      {/* Rent rests on the rent account. */}
      {options.length > 0 && claim.kind !== 'rent' && (
        <SelectField
          {...field('handoverItem')}
          label={t('basis')}
          help={t('basisHelp')}
          placeholder={t('basisNone')}
          options={options}
          onChange={(key) => change(withBasis(claim, bases, key))}
        />
      )}
      <TextField {...field('text')} label={t('text')} maxLength={maxClaimText} required />
      <PhotoLine
        {...field('photos')}
        isChosen
        name={t('photoOf', { number: index + 1 })}
        photos={claim.photos}
        waiting={queue.waitingAt(claim.key)}
        onFiles={(files) => queue.take(claim.key, files)}
        onRemove={(url) => change({ ...claim, photos: claim.photos.filter((one) => one !== url) })}
      />
    </>
  )
}
