/** In the top bar, for the choice of the house on small screens. */
export const houseSlot = 'house-slot'
