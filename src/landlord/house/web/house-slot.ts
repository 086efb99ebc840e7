/** In the top bar. A page about one house puts the choice of the house there, on small screens. */
export const houseSlot = 'house-slot'
