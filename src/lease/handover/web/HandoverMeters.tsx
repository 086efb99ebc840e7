import './handover.css'
import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import type { MeterValues } from '../model-values'
import { handoverScreenWords } from '../words'
import type { LineProps } from './HandoverRooms'
import { PhotoLine } from './PhotoLine'
import { useErrorAt } from './use-error-at'

function MeterLine({
  form,
  path,
  queue,
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
  const field = (name: string) => ({
    id: `${form.id}-${path}.${name}`,
    name: `${path}.${name}`,
    ...errorAt(`${path}.${name}`),
  })
  const typed = (name: 'kind' | 'number' | 'reading') => ({
    ...field(name),
    value: meter[name],
    onChange: (value: string) => onChange({ ...meter, [name]: value }),
  })
  return (
    <div className="handover-item">
      <FieldPair>
        <TextField {...typed('kind')} label={t('meterKind')} required />
        <TextField {...typed('number')} label={t('meterNumber')} kind="number" />
      </FieldPair>
      <TextField {...typed('reading')} label={t('reading')} kind="number" required />
      <PhotoLine
        {...field('photo')}
        name={meter.kind}
        photos={meter.photos}
        max={1}
        waiting={queue.waitingAt(meter.key)}
        onFiles={(files) => queue.take(meter.key, files)}
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

/** The meters that are read, each with a photo of it. */
export function Meters({ form, queue }: ListProps) {
  const t = useWords(handoverScreenWords)
  const { meters } = form.values
  return (
    <FormSection title={t('meters')}>
      {meters.map((meter, at) => (
        <MeterLine
          key={meter.key}
          form={form}
          path={`meters.${at}`}
          queue={queue}
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
