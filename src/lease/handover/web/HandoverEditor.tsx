import './handover.css'
import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Day } from '../../../base/kit/day'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import type { FormState } from '../../../base/ui/form/form-state'
import { PageForm } from '../../../base/ui/form/page-form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { handoverCalls } from '../calls'
import { HandoverForm, itemStates, type Handover } from '../model'
import {
  handoverBody,
  HandoverValues,
  isProposedLine,
  withPhoto,
  type ItemValues,
  type MeterValues,
  type RoomValues,
} from '../model-values'
import { handoverScreenWords } from '../words'
import { KeyLines } from './KeyLines'
import { PhotoLine } from './PhotoLine'
import { useErrorAt } from './use-error-at'
import { usePhotoQueue } from './use-photo-queue'

const shape = { draft: HandoverValues, toDraft: (values: HandoverValues) => values }

export interface HandoverEditorProps {
  readonly contract: number
  readonly leaseFrom: Day | null
  readonly account: number
  /** Null for a new handover. */
  readonly handover: Handover | null
  readonly initial: HandoverValues
  readonly onLeave: () => void
}

type Taking = (line: string, files: readonly File[]) => void

interface LineProps {
  readonly form: FormState<HandoverValues>
  /** The path of the line, for its errors. */
  readonly path: string
  readonly take: Taking
}

function ItemLine({
  form,
  path,
  take,
  item,
  onChange,
  onRemove,
}: LineProps & {
  readonly item: ItemValues
  readonly onChange: (item: ItemValues) => void
  readonly onRemove: () => void
}) {
  const t = useWords(handoverScreenWords)
  const errorAt = useErrorAt(form)
  const field = (name: string) => ({
    id: `${form.id}-${path}.${name}`,
    name: `${path}.${name}`,
    ...errorAt(`${path}.${name}`),
  })
  // Proposed items keep their names, so that both handovers have the same ones.
  const isOwn = !isProposedLine(item.key)
  return (
    <div className="handover-item">
      {isOwn && (
        <TextField
          {...field('name')}
          label={t('itemName')}
          required
          value={item.name}
          onChange={(name) => onChange({ ...item, name })}
        />
      )}
      <ChoiceField
        {...field('state')}
        label={item.name}
        row
        compact
        options={itemStates.map((value) => ({ value, label: t(value) }))}
        value={item.state}
        onChange={(state) => onChange({ ...item, state })}
      />
      {item.state === 'remark' && (
        <TextAreaField
          {...field('remark')}
          label={t('remarkOf')}
          value={item.remark}
          onChange={(remark) => onChange({ ...item, remark })}
        />
      )}
      <PhotoLine
        name={item.name}
        photos={item.photos}
        onFiles={(files) => take(item.key, files)}
        onRemove={(url) => onChange({ ...item, photos: item.photos.filter((one) => one !== url) })}
      />
      <div>
        <Button variant="subtle" size="compact-sm" onClick={onRemove}>
          {t('removeItem', { name: item.name })}
        </Button>
      </div>
    </div>
  )
}

function RoomPart({
  form,
  path,
  take,
  room,
  onChange,
  onRemove,
}: LineProps & {
  readonly room: RoomValues
  readonly onChange: (room: RoomValues) => void
  readonly onRemove: () => void
}) {
  const t = useWords(handoverScreenWords)
  const errorAt = useErrorAt(form)
  const remarks = room.items.filter(({ state }) => state === 'remark').length
  const photos = room.items.reduce((sum, item) => sum + item.photos.length, 0)
  const isRefused = Object.keys(form.errors).some((name) => name.startsWith(`${path}.`))
  return (
    <CollapsibleSection
      title={room.name === '' ? t('roomName') : room.name}
      says={t('itemCount', { done: remarks, photos })}
      fields={[{ value: '', error: isRefused ? 'x' : undefined }]}
    >
      <TextField
        id={`${form.id}-${path}.name`}
        name={`${path}.name`}
        {...errorAt(`${path}.name`)}
        label={t('roomName')}
        value={room.name}
        onChange={(name) => onChange({ ...room, name })}
      />
      {room.items.map((item, at) => (
        <ItemLine
          key={item.key}
          form={form}
          path={`${path}.items.${at}`}
          take={take}
          item={item}
          onChange={(changed) => onChange({ ...room, items: room.items.with(at, changed) })}
          onRemove={() => onChange({ ...room, items: room.items.toSpliced(at, 1) })}
        />
      ))}
      <div className="ui-buttons ui-buttons-start">
        <Button
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() =>
            onChange({
              ...room,
              items: [...room.items, { key: newIdempotencyKey(), name: '', state: 'ok', remark: '', photos: [] }],
            })
          }
        >
          {t('addItem')}
        </Button>
        <Button variant="subtle" onClick={onRemove}>
          {t('removeRoom')}
        </Button>
      </div>
    </CollapsibleSection>
  )
}

function MeterLine({
  form,
  path,
  take,
  meter,
  onChange,
  onRemove,
}: LineProps & {
  readonly meter: MeterValues
  readonly onChange: (meter: MeterValues) => void
  readonly onRemove: () => void
}) {
  const t = useWords(handoverScreenWords)
  const errorAt = useErrorAt(form)
  const field = (name: 'kind' | 'number' | 'reading') => ({
    id: `${form.id}-${path}.${name}`,
    name: `${path}.${name}`,
    ...errorAt(`${path}.${name}`),
    value: meter[name],
    onChange: (value: string) => onChange({ ...meter, [name]: value }),
  })
  return (
    <div className="handover-item">
      <FieldPair>
        <TextField {...field('kind')} label={t('meterKind')} required />
        <TextField {...field('number')} label={t('meterNumber')} kind="number" />
      </FieldPair>
      <TextField {...field('reading')} label={t('reading')} kind="number" required />
      <PhotoLine
        name={meter.kind}
        photos={meter.photos}
        max={1}
        onFiles={(files) => take(meter.key, files)}
        onRemove={() => onChange({ ...meter, photos: [] })}
      />
      <div>
        <Button variant="subtle" size="compact-sm" onClick={onRemove}>
          {t('removeItem', { name: meter.kind })}
        </Button>
      </div>
    </div>
  )
}

type ListProps = Omit<LineProps, 'path'>

function Meters({ form, take }: ListProps) {
  const t = useWords(handoverScreenWords)
  const { meters } = form.values
  return (
    <FormSection title={t('meters')}>
      {meters.map((meter, at) => (
        <MeterLine
          key={meter.key}
          form={form}
          path={`meters.${at}`}
          take={take}
          meter={meter}
          onChange={(changed) => form.set('meters', meters.with(at, changed))}
          onRemove={() => form.set('meters', meters.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() =>
            form.set('meters', [
              ...meters,
              {
                key: newIdempotencyKey(),
                kind: meters.length === 0 ? t('electricity') : '',
                number: '',
                reading: '',
                photos: [],
              },
            ])
          }
        >
          {t('addMeter')}
        </Button>
      </div>
    </FormSection>
  )
}

/** Writes a handover, room by room. The typed values are kept in the browser, and so are photos until they are sent. */
export function HandoverEditor({ contract, leaseFrom, account, handover, initial, onLeave }: HandoverEditorProps) {
  const t = useWords(handoverScreenWords)
  const record = handover?.id ?? `new.${contract}.${initial.kind}`
  const draft = useDraft({
    account,
    form: 'handover',
    record,
    shape,
    stored: handover && { etag: handover.updated_at },
    isPlaced: true,
  })
  const unsent = useRef(0)
  const form = useForm({
    schema: HandoverForm,
    initial,
    toBody: handoverBody,
    draft,
    // The form can't be saved while a photo is on its way, because it would then find no line.
    check: () => (unsent.current > 0 ? { date: t('waitFor') } : {}),
  })
  const queue = usePhotoQueue(account, `handover.${record}`, (line, url) =>
    form.setMany(withPhoto(form.values, line, url)),
  )
  useEffect(() => void (unsent.current = queue.waiting), [queue.waiting])
  const [params] = useState({ id: String(contract) })
  const invalidates = [handoverCalls.list]
  const create = useEndpointMutation(handoverCalls.create, { invalidates })
  const update = useEndpointMutation(handoverCalls.update, { invalidates })
  const { rooms, date } = form.values
  const isBeforeLease = leaseFrom !== null && date !== '' && date < leaseFrom
  return (
    <PageForm
      form={form}
      submitText={t('save')}
      onLeave={onLeave}
      onSubmit={(body) =>
        handover === null
          ? create.mutateAsync({ params, body })
          : update.mutateAsync({ params: { ...params, handoverId: String(handover.id) }, body })
      }
      onDone={() => {
        toast.success(t(handover !== null && handover.signatures.length > 0 ? 'drawingsGo' : 'saved'))
        onLeave()
      }}
    >
      {queue.waiting > 0 && <Notice kind="info">{t('waiting', { count: queue.waiting })}</Notice>}
      {queue.isUnkept && queue.waiting > 0 && <Notice kind="warning">{t('notKept')}</Notice>}
      {queue.problem !== null && <Notice kind="warning">{t('photoLost', { why: queue.problem })}</Notice>}
      <DateField
        {...form.field('date')}
        label={t('date')}
        required
        {...(isBeforeLease && { help: t('beforeLease', { day: dmy(leaseFrom) }) })}
      />
      {rooms.map((room, at) => (
        <RoomPart
          key={room.key}
          form={form}
          path={`rooms.${at}`}
          take={queue.take}
          room={room}
          onChange={(changed) => form.set('rooms', rooms.with(at, changed))}
          onRemove={() => form.set('rooms', rooms.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => form.set('rooms', [...rooms, { key: newIdempotencyKey(), name: '', items: [] }])}
        >
          {t('addRoom')}
        </Button>
      </div>
      <Meters form={form} take={queue.take} />
      <KeyLines form={form} />
      <TextAreaField {...form.field('remarks')} label={t('remarks')} />
    </PageForm>
  )
}
