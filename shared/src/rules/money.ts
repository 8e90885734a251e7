/** An amount in paisa: a whole number, 100 to the rupee. The wire and the screen speak rupees, everything else this. */
export type Paisa = number;
