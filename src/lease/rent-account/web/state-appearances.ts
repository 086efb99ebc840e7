import { CircleAlert, CircleCheckBig, CircleDashed, CircleDotDashed, Clock } from 'lucide-react'
import type { MonthNote } from '../../rent/web/month-note'
import type { RentState } from '../model'

/** The sign and the colour of each state. The state's name is shown next to them. */
export const stateAppearances = {
  paid: { tone: 'good', Icon: CircleCheckBig },
  part: { tone: 'warning', Icon: CircleDotDashed },
  late: { tone: 'bad', Icon: CircleAlert },
  due: { tone: 'now', Icon: Clock },
  future: { tone: 'quiet', Icon: CircleDashed },
} as const satisfies Record<RentState, Pick<MonthNote, 'tone' | 'Icon'>>
