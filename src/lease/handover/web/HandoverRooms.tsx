import './handover.css'
import { Button } from '@mantine/core'
import { Check, Plus } from 'lucide-react'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { TextField } from '../../../base/ui/field/text-field'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import type { FormState } from '../../../base/ui/form/form-state'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { itemStates } from '../model'
import {
  isProposedLine,
  roomCounts,
  withRestInOrder,
  withState,
  type HandoverValues,
  type ItemValues,
  type RoomValues,
} from '../model-values'
import { handoverScreenWords } from '../words'
import { PhotoLine } from './PhotoLine'
import { useErrorAt } from './use-error-at'
import type { PhotoQueue } from './use-photo-queue'

export interface LineProps {
  readonly form: FormState<HandoverValues>
  /** The path of the line, for its errors. */
  readonly path: string
  readonly queue: PhotoQueue
}

function ItemLine({
  form,
  path,
  queue,
  room,
  item,
  onChange,
  onRemove,
}: LineProps & {
  readonly room: string
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
        onChange={(state) => state !== '' && onChange(withState(item, state))}
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
        {...field('photos')}
        name={t('itemOf', { room, item: item.name })}
        photos={item.photos}
        waiting={queue.waitingAt(item.key)}
        onFiles={(files) => queue.take(item.key, files)}
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

export function RoomPart({
  form,
  path,
  queue,
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
  const { unseen, remarks, photos } = roomCounts(room, (key) => queue.waitingAt(key).length)
  const says = [
    unseen > 0 && t('unseenIn', { count: unseen }),
    remarks > 0 && t('remarksIn', { count: remarks }),
    photos > 0 && t('photosIn', { count: photos }),
  ].filter((part) => part !== false)
  const isRefused = Object.keys(form.errors).some((name) => name.startsWith(`${path}.`))
  return (
    <CollapsibleSection
      title={room.name === '' ? t('roomName') : room.name}
      {...(says.length > 0 && { says: says.join(', ') })}
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
          queue={queue}
          room={room.name}
          item={item}
          onChange={(changed) => onChange({ ...room, items: room.items.with(at, changed) })}
          onRemove={() => onChange({ ...room, items: room.items.toSpliced(at, 1) })}
        />
      ))}
      <div className="ui-buttons ui-buttons-start">
        {unseen > 0 && (
          <Button
            variant="default"
            leftSection={<Check size={18} aria-hidden />}
            aria-label={t('restInOrderOf', { room: room.name })}
            onClick={() => onChange(withRestInOrder(room))}
          >
            {t('restInOrder')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() =>
            onChange({
              ...room,
              items: [...room.items, { key: newIdempotencyKey(), name: '', state: '', remark: '', photos: [] }],
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
