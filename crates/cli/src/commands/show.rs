//! `spielhof show`: the position as a text that can be read back as a set-up.

use super::moves::to_act;
use super::position_after_actions;
use crate::say::{Fault, print};
use clap::ArgMatches;
use rules::{Marking, Piece, Place, Position};
use serde_json::{Map, Value, json};

pub fn run(args: &ArgMatches) -> Result<(), Fault> {
    let position = position_after_actions(args)?;
    if args.get_flag("json") {
        return print(&format!("{:#}\n", describe(&position)));
    }
    print(&position.text())
}

/// Everything a program needs to draw the position.
pub fn describe(position: &Position) -> Value {
    let (game, board) = (position.game(), position.board());
    let seating = game.seating();
    let cells: Vec<Value> = board
        .cells()
        .map(|cell| {
            let point = board.point(cell);
            json!({ "name": board.name(cell), "x": point.x, "y": point.y })
        })
        .collect();
    let pieces: Vec<Value> = position
        .pieces()
        .into_iter()
        .map(|(piece, place)| json!({ "piece": piece_name(piece), "at": place_name(position, place) }))
        .collect();
    let colours: Vec<Value> = seating
        .all_colours()
        .map(|colour| {
            json!({
                "colour": colour.number(),
                "hue": seating.hue(colour).name(),
                "seat": seating.seat_of(colour).number(),
                "side": seating.side_of(colour).number(),
            })
        })
        .collect();
    let markings: Vec<Value> = game
        .markings()
        .into_iter()
        .map(|(marking, cells)| {
            let names: Vec<&str> = cells.iter().map(|&cell| board.name(cell)).collect();
            json!({ "marking": marking_name(marking), "cells": names })
        })
        .collect();
    let options: Map<String, Value> =
        game.options().iter().map(|&(name, value)| (name.to_owned(), value.into())).collect();
    let fields: Map<String, Value> = position
        .fields()
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let mut out = to_act(position);
    out["game"] = game.spec().id().into();
    out["players"] = game.spec().players().into();
    out["options"] = options.into();
    out["fields"] = fields.into();
    out["colours"] = colours.into();
    out["pieces"] = pieces.into();
    out["board"] = json!({ "id": board.id().name(), "cells": cells, "markings": markings });
    out["text"] = position.text().into();
    out
}

fn piece_name(piece: Piece) -> Value {
    match piece {
        Piece::Of(colour) => colour.number().into(),
        Piece::Marked(colour) => format!("marked {}", colour.number()).into(),
        Piece::Shared => "shared".into(),
        Piece::Barricade => "barricade".into(),
    }
}

fn place_name(position: &Position, place: Place) -> String {
    match place {
        Place::On(cell) => position.board().name(cell).to_owned(),
        Place::Yard(_) => "yard".to_owned(),
        Place::Hand => "hand".to_owned(),
        Place::TakenBy(seat) => format!("taken {}", seat.number()),
        Place::Out => "out".to_owned(),
    }
}

fn marking_name(marking: Marking) -> String {
    match marking {
        Marking::Home(colour) => format!("home {}", colour.number()),
        Marking::Goal(colour) => format!("goal {}", colour.number()),
        Marking::Entry(colour) => format!("entry {}", colour.number()),
        Marking::Station(colour) => format!("station {}", colour.number()),
        Marking::Line => "line".to_owned(),
        Marking::HomeSquare => "home-square".to_owned(),
        Marking::NoBarricade => "no-barricade".to_owned(),
        Marking::Hexagon => "hexagon".to_owned(),
        Marking::Figure => "figure".to_owned(),
    }
}
