export interface SchoolSeed {
  name: string;
  mascot: string;
  color: string;
  city: string;
  level: 'college' | 'high-school';
}

/** Invented schools: the first twelve are colleges, the others high schools. */
export const SCHOOLS: readonly SchoolSeed[] = [
  { name: 'Northfield', mascot: 'Falcons', color: '#1d4ed8', city: 'Northfield', level: 'college' },
  { name: 'Lakeside State', mascot: 'Otters', color: '#0f766e', city: 'Lakeside', level: 'college' },
  { name: 'Cedar Valley', mascot: 'Cougars', color: '#b45309', city: 'Cedar Valley', level: 'college' },
  { name: 'Harbourview', mascot: 'Mariners', color: '#0369a1', city: 'Harbourview', level: 'college' },
  { name: 'Saint-Aubin', mascot: 'Carcajous', color: '#7f1d1d', city: 'Saint-Aubin', level: 'college' },
  { name: 'Prairie Ridge', mascot: 'Bison', color: '#854d0e', city: 'Prairie Ridge', level: 'college' },
  { name: 'Stonebridge', mascot: 'Knights', color: '#374151', city: 'Stonebridge', level: 'college' },
  { name: 'Copper Creek', mascot: 'Miners', color: '#c2410c', city: 'Copper Creek', level: 'college' },
  { name: 'Kingsport', mascot: 'Admirals', color: '#1e3a8a', city: 'Kingsport', level: 'college' },
  { name: 'Val-Brumeux', mascot: 'Lynx', color: '#6d28d9', city: 'Val-Brumeux', level: 'college' },
  { name: 'Timberline', mascot: 'Wolves', color: '#166534', city: 'Timberline', level: 'college' },
  { name: 'Pelican Bay', mascot: 'Storm', color: '#be123c', city: 'Pelican Bay', level: 'college' },
  { name: 'Maple Grove', mascot: 'Royals', color: '#9d174d', city: 'Northfield', level: 'high-school' },
  { name: 'Riverbend', mascot: 'Herons', color: '#0e7490', city: 'Lakeside', level: 'high-school' },
  { name: 'Eagle Point', mascot: 'Flyers', color: '#4338ca', city: 'Cedar Valley', level: 'high-school' },
  { name: 'Oak Hollow', mascot: 'Badgers', color: '#92400e', city: 'Harbourview', level: 'high-school' },
  { name: 'Summit Heights', mascot: 'Rams', color: '#475569', city: 'Timberline', level: 'high-school' },
  { name: 'Birch Lake', mascot: 'Loons', color: '#155e75', city: 'Northfield', level: 'high-school' },
  { name: 'Mission Hills', mascot: 'Coyotes', color: '#b91c1c', city: 'Copper Creek', level: 'high-school' },
  { name: 'Westbrook', mascot: 'Wranglers', color: '#a16207', city: 'Prairie Ridge', level: 'high-school' },
  { name: 'Sainte-Odile', mascot: 'Harfangs', color: '#1f6f8b', city: 'Saint-Aubin', level: 'high-school' },
  { name: 'Granite Falls', mascot: 'Bears', color: '#3f3f46', city: 'Stonebridge', level: 'high-school' },
  { name: 'Willow Park', mascot: 'Wildcats', color: '#15803d', city: 'Kingsport', level: 'high-school' },
  { name: 'Silver Pines', mascot: 'Foxes', color: '#ea580c', city: 'Val-Brumeux', level: 'high-school' },
];
